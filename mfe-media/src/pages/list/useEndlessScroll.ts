import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savesData } from '../../preview/motionIsWelcome';

/** So many pages follow by themselves; then the footer can be reached, and the visitor asks for more. */
const PAGES_BY_THEMSELVES = 3;

/** A screen ahead, so that what comes is there before the footer is. */
const AHEAD = '100% 0px';

/** Follows a link to the longer list when it comes near the screen. `press` is for the visitor's own click. */
export function useEndlessScroll(address: string, isLoading: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const left = useRef(PAGES_BY_THEMSELVES);
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const element = link.current;
    if (!element || isLoading || left.current === 0 || savesData()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Who is at the end at once has jumped there: to the footer, perhaps, which must not run away.
        if (!entry?.isIntersecting || entry.boundingClientRect.top < window.innerHeight) return;
        observer.disconnect();
        left.current -= 1;
        void navigate(address, { replace: true, preventScrollReset: true, state });
      },
      { rootMargin: AHEAD },
    );
    // Nothing is fetched for a visitor who has not begun to scroll.
    const begin = () => observer.observe(element);
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', begin);
    };
  }, [address, isLoading, navigate, state]);
  const press = () => {
    left.current = PAGES_BY_THEMSELVES;
  };
  return { link, press };
}
