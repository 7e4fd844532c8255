import type { FullRouter } from './createPageRouter';
import { keepWay } from './keepWay';

type Subscriber = Parameters<FullRouter['subscribe']>[0];
type Navigate = Parameters<typeof keepWay>[0];
type Update = Parameters<Subscriber>;

/**
 * How long a navigation may take before React learns that it is under way, in milliseconds. The bar that tells of it
 * (NavigationProgress) appears 150 ms later.
 */
const QUICK = 100;

/**
 * The router as React gets it: of a quick navigation to another page React learns only its end. It renders each state of
 * the router, and the one in between took a tenth of the time to the new page, for nothing that anybody saw. Searches and
 * filters, which stay on their page, ask whether they are under way and learn it at once. No page ends the visitor's way
 * to another one (keepWay.ts).
 */
export function forReact(router: FullRouter): FullRouter {
  const subscribe: FullRouter['subscribe'] = (subscriber) => {
    let latest: Update | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const tell = (...update: Update) => {
      stop();
      subscriber(...update);
    };
    const unsubscribe = router.subscribe((...update) => {
      if (!mayWait(update)) return tell(...update);
      latest = update;
      timer ??= setTimeout(() => latest && tell(...latest), QUICK);
    });
    return () => {
      stop();
      unsubscribe();
    };
  };
  // The router changes as its late half arrives, so it is asked each time.
  const navigate = keepWay((to, options) => (router.navigate as Navigate)(to, options)) as FullRouter['navigate'];
  const own = { subscribe, navigate };
  return new Proxy(router, { get: (target, name) => Reflect.get(name in own ? own : target, name) });
}

/** Not with what only this update tells. */
function mayWait([{ navigation, location }, { deletedFetchers, newErrors }]: Update): boolean {
  const isElsewhere = navigation.state === 'loading' && navigation.location.pathname !== location.pathname;
  return isElsewhere && deletedFetchers.length === 0 && newErrors === null;
}
