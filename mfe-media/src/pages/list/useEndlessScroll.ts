import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savesData } from '../../preview/motionIsWelcome';

/** So many pages follow by themselves; then the footer can be reached, and the visitor asks for more. */
const PAGES_BY_THEMSELVES = 3;

/** Little enough that a desktop's first screen does not fetch a second page. */
const NEAR = '250px 0px';

/** Follows a link to the longer list when it comes near the screen. `press` is for the visitor's own click. */
export function useEndlessScroll(address: string, isLoading: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const left = useRef(PAGES_BY_THEMSELVES);
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (!link.current || isLoading || left.current === 0 || savesData()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        left.current -= 1;
        void navigate(address, { replace: true, preventScrollReset: true, state });
      },
      { rootMargin: NEAR },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [address, isLoading, navigate, state]);
  const press = () => {
    left.current = PAGES_BY_THEMSELVES;
  };
  return { link, press };
}
