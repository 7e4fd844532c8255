import { resolvePath, type To } from 'react-router';

export type Navigate = (to: To | number | null, options?: object) => Promise<void>;

/**
 * `navigate` as pages get it: it never ends a way to another page that began with a link (docs/product/site.md#wait-14). A
 * list that grows, or a search after a pause, changes the address of its own page. The router would take that for the
 * visitor's last wish, and drop their click. While the browser tells of a click or a key, there is a `window.event`. Then
 * the visitor asks, and is followed.
 */
export function keepWay(navigate: Navigate): Navigate {
  /** Navigations to other pages that have not ended. */
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

/** Back or forward counts as elsewhere, because only the browser knows where that leads. */
function leadsElsewhere(to: To | number | null): boolean {
  const { pathname } = window.location;
  return typeof to === 'number' || (to !== null && resolvePath(to, pathname).pathname !== pathname);
}
