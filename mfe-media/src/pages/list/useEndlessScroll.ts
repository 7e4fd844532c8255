import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { savesData } from '../../preview/motionIsWelcome';

/** Pages that load by themselves before the visitor must ask (docs/product/gallery.md#gallery-3). */
const PAGES_BY_THEMSELVES = 3;

/** Begins two screens before the link is seen, so that items arrive before the footer comes into view. */
const AHEAD = '200% 0px';
/** When the link is nearer than this, the visitor would see the footer first. In screens. */
const TOO_NEAR = 1.4;
/**
 * The longer list is on screen so much later at least, in milliseconds. A fling brings the link a screen nearer in that time. A
 * slow phone takes longer: how long the last time, is remembered.
 */
const SHORTEST_RENDERING = 150;

/** Follows a link to the longer list when it comes near the screen. Call `press` when the visitor clicks it. */
export function useEndlessScroll(address: string, isLoading: boolean, fetchMore: () => Promise<unknown>) {
  const link = useRef<HTMLAnchorElement>(null);
  const left = useRef(PAGES_BY_THEMSELVES);
  const rendering = useRef(SHORTEST_RENDERING);
  const navigate = useNavigate();
  const { state } = useLocation();
  const navigation = useNavigation();
  const isNavigating = useRef(false);
  useEffect(() => {
    isNavigating.current = navigation.state !== 'idle';
  }, [navigation.state]);
  useEffect(() => {
    const element = link.current;
    if (!element || isLoading || left.current === 0 || savesData()) return;
    let isOver = false;
    const here = window.location.href;
    // The router tells it a render late, the browser's address at once where the visitor goes back.
    const isLeaving = () => isNavigating.current || window.location.href !== here;
    const distance = () => element.getBoundingClientRect().top;
    const isTooNear = (top = distance()) => top < window.innerHeight * TOO_NEAR;
    const follow = async () => {
      observer.unobserve(element);
      const before = { top: distance(), at: performance.now() };
      await fetchMore();
      if (isOver) return;
      const speed = (before.top - distance()) / Math.max(1, performance.now() - before.at);
      // At the end already, what the visitor looks at must not move away, and the link is there. And a navigation of ours
      // would end the one that the visitor has begun.
      if (isTooNear(distance() - speed * rendering.current) || isLeaving()) {
        await new Promise((resolve) => setTimeout(resolve, SHORTEST_RENDERING));
        if (!isOver) observer.observe(element);
        return;
      }
      left.current -= 1;
      const begun = performance.now();
      await navigate(address, { replace: true, preventScrollReset: true, flushSync: true, state });
      rendering.current = Math.max(SHORTEST_RENDERING, performance.now() - begun);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isTooNear()) void follow();
      },
      { rootMargin: AHEAD },
    );
    // Nothing is fetched before the visitor scrolls (docs/product/gallery.md#gallery-4). A page that is opened from further
    // down goes back to its top, which is a scroll event too.
    const begin = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener('scroll', begin);
      observer.observe(element);
    };
    window.addEventListener('scroll', begin, { passive: true });
    begin();
    return () => {
      isOver = true;
      observer.disconnect();
      window.removeEventListener('scroll', begin);
    };
  }, [address, isLoading, navigate, state, fetchMore]);
  const press = () => {
    left.current = PAGES_BY_THEMSELVES;
  };
  return { link, press };
}
