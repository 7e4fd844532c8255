import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savesData } from '../../preview/motionIsWelcome';

/** So many pages follow by themselves; then the footer can be reached, and the visitor asks for more. */
const PAGES_BY_THEMSELVES = 3;

/** Two screens ahead, so that what comes is there before the footer is. */
const AHEAD = '200% 0px';
/** Nearer than this, in screens, a fast visitor would see the footer before the new page is drawn. */
const TOO_NEAR = 1.4;

/** Follows a link to the longer list when it comes near the screen. `press` is for the visitor's own click. */
export function useEndlessScroll(address: string, isLoading: boolean, fetchMore: () => Promise<unknown>) {
  const link = useRef<HTMLAnchorElement>(null);
  const left = useRef(PAGES_BY_THEMSELVES);
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const element = link.current;
    if (!element || isLoading || left.current === 0 || savesData()) return;
    let isOver = false;
    const isTooNear = () => element.getBoundingClientRect().top < window.innerHeight * TOO_NEAR;
    const follow = async () => {
      observer.unobserve(element);
      await fetchMore();
      if (isOver) return;
      // The visitor was faster: what is below must not run away under their eyes, and the link is there.
      if (isTooNear()) return observer.observe(element);
      left.current -= 1;
      await navigate(address, { replace: true, preventScrollReset: true, flushSync: true, state });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isTooNear()) void follow();
      },
      { rootMargin: AHEAD },
    );
    // Nothing is fetched for a visitor who has not begun to scroll.
    const begin = () => observer.observe(element);
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
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
