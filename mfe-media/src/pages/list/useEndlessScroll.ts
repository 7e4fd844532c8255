import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { savesData } from '../../preview/motionIsWelcome';

/** How many pages load automatically before the visitor must press the link (docs/product/gallery.md#gallery-3). */
const PAGES_BY_THEMSELVES = 3;

/** Starts two screens before the link is visible, so that items arrive before the footer does. */
const AHEAD = '200% 0px';
/** In screens. If the link is nearer than this, the visitor would see the footer first. */
const TOO_NEAR = 1.4;
/**
 * Minimum time until the longer list is on screen, in milliseconds. A fling brings the link a screen nearer in that time. A
 * slow phone takes longer, so the last duration is remembered.
 */
const SHORTEST_RENDERING = 150;

/** Follows a link to the longer list when it comes near the screen. Call `press` when the visitor clicks the link. */
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
    // When the visitor goes back, the router reports it a render late, but the browser's address changes at once.
    const isLeaving = () => isNavigating.current || window.location.href !== here;
    const distance = () => element.getBoundingClientRect().top;
    const isTooNear = (top = distance()) => top < window.innerHeight * TOO_NEAR;
    const follow = async () => {
      observer.unobserve(element);
      const before = { top: distance(), at: performance.now() };
      await fetchMore();
      if (isOver) return;
      const speed = (before.top - distance()) / Math.max(1, performance.now() - before.at);
      // Near the end, items must not push away the content that the visitor sees, and the link is there. And a navigation of
      // ours would cancel the visitor's own.
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
    // Nothing loads before the visitor scrolls (docs/product/gallery.md#gallery-4). When the page opens, the scroll to its
    // top is a scroll event, too.
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
