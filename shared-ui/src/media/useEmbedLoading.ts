import { useCallback, useEffect, useRef, useState } from 'react';

const VISIBLE = 0.1;

/** Whether an iframe may load: at 10 % visibility with `byItself`, otherwise after a call of `load`. */
export function useEmbedLoading(byItself: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const load = useCallback(() => setLoaded(true), []);

  useEffect(() => {
    const stage = ref.current;
    if (!byItself || !stage) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { threshold: VISIBLE },
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, [byItself, load]);

  return { ref, loaded, load };
}
