import type { DataRouter } from 'react-router';

/** Age from which a document may be replaced by newer releases, in milliseconds (docs/product/site.md#version-1). */
const LIFETIME = 3_600_000;
/** Minimum time between two requests for newer releases, in milliseconds. */
const INTERVAL = 60_000;
/** Minimum time after a failure on the page. It is shorter, because an operator may be repairing the release. */
const INTERVAL_AFTER_FAILURE = 5_000;
/** Timeout of such a request, in milliseconds. */
const TIMEOUT = 10_000;
/** Signs that the visitor is here and may soon follow a link. */
const SIGNS = ['visibilitychange', 'pointerover', 'pointerdown', 'touchstart', 'focusin'];

type Options = {
  router: Pick<DataRouter, 'createHref' | 'getBlocker'>;
  /** The registry's revision in the document. */
  revision: string;
  /** Whether the live releases differ from those of the revision. May reject. */
  isOutdated?: (revision: string) => Promise<boolean>;
  loadDocument?: (address: string) => void;
};

/**
 * Replaces a navigation by a document load if other releases are live. The page must be an hour old or have a failure; until
 * then it keeps its releases. The visitor's first sign of activity triggers the request, so no click waits for the answer.
 */
export function renewDocument({ router, revision, isOutdated = hasChanged, loadDocument = assign }: Options): void {
  const loadedAt = performance.now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let outdated = false;

  async function look(): Promise<void> {
    const now = performance.now();
    // Set by useFailure, which is part of every first page. An event would add more bytes there than an attribute.
    const hasFailed = document.documentElement.dataset.failed !== undefined;
    if (outdated || document.hidden || (!hasFailed && now - loadedAt < LIFETIME)) return;
    if (now - askedAt < (hasFailed ? INTERVAL_AFTER_FAILURE : INTERVAL)) return;
    askedAt = now;
    // After a failed request the page goes on, and a later sign asks again.
    outdated = await isOutdated(revision).catch(() => false);
  }

  for (const sign of SIGNS) document.addEventListener(sign, () => void look(), { passive: true });
  setTimeout(() => void look(), LIFETIME);
  router.getBlocker('skew', ({ currentLocation, nextLocation, historyAction }) => {
    // Going back stays in the page's own history. A new document would lose the state that a navigation carries.
    const isToAnotherPage =
      historyAction === 'PUSH' && !nextLocation.state && nextLocation.pathname !== currentLocation.pathname;
    if (!outdated || !isToAnotherPage) return false;
    loadDocument(router.createHref(nextLocation));
    return true;
  });
}

const assign = (address: string) => window.location.assign(address);

/** Whether the live releases differ from those of a revision. Rejects if the server does not answer. */
export async function hasChanged(revision: string): Promise<boolean> {
  const { ok, status } = await fetch('/registry.json', {
    method: 'HEAD',
    headers: { 'if-none-match': `"${revision}"` },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!ok && status !== 304) throw new Error(`/registry.json answered ${status}`);
  return ok;
}
