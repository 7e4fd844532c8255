import { resolvePath, type To } from 'react-router';

export type Navigate = (to: To | number | null, options?: object) => Promise<void>;

/**
 * Wraps `navigate` so that a page cannot cancel a pending navigation to another page (docs/product/site.md#wait-14). A list
 * that grows, or a delayed search, changes its own page's address. The router would then drop the visitor's click. If there
 * is a `window.event`, the visitor caused the call, so it is followed.
 */
export function keepWay(navigate: Navigate): Navigate {
  /** Number of pending navigations to other pages. */
  let leaving = 0;
  return async (to, options) => {
    const isElsewhere = leadsElsewhere(to);
    if (leaving > 0 && !isElsewhere && window.event === undefined) return;
    if (isElsewhere) leaving += 1;
    try {
      await navigate(to, options);
    } finally {
      if (isElsewhere) leaving -= 1;
    }
  };
}

/** Back and forward count as elsewhere, because only the browser knows where they lead. */
function leadsElsewhere(to: To | number | null): boolean {
  const { pathname } = window.location;
  return typeof to === 'number' || (to !== null && resolvePath(to, pathname).pathname !== pathname);
}
