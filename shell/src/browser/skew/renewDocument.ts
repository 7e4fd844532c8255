import type { DataRouter } from 'react-router';
import { hasChanged } from './hasChanged';

/** After so long a page may take newer releases, in milliseconds (docs/product/site.md#version-1). */
const LIFETIME = 3_600_000;
/** How often the server is asked at most whether there are newer ones, in milliseconds. */
const INTERVAL = 60_000;
/** The same on a page with a failure, which an operator may be about to mend. */
const INTERVAL_AFTER_FAILURE = 5_000;
/** Signs that the visitor is here and may soon follow a link. */
const SIGNS = ['visibilitychange', 'pointerover', 'pointerdown', 'touchstart', 'focusin'];

type Options = {
  router: Pick<DataRouter, 'createHref' | 'getBlocker'>;
  /** Names the releases that the document was made with. */
  revision: string;
  /** Whether other releases are live than those of the revision. May reject. */
  isOutdated?: (revision: string) => Promise<boolean>;
  loadDocument?: (address: string) => void;
};

/**
 * A page keeps the releases that it was opened with. An hour later, or after a part of it has failed, the way to another page
 * is a document load instead, if others are live. The server is asked before the click, at the first sign of the visitor, so
 * no click waits for the answer.
 */
export function renewDocument({ router, revision, isOutdated = hasChanged, loadDocument = assign }: Options): void {
  const loadedAt = performance.now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let outdated = false;

  async function look(): Promise<void> {
    const now = performance.now();
    // By useFailure, which all first pages carry: an event would cost them more bytes.
    const hasFailed = document.documentElement.dataset.failed !== undefined;
    if (outdated || document.hidden || (!hasFailed && now - loadedAt < LIFETIME)) return;
    if (now - askedAt < (hasFailed ? INTERVAL_AFTER_FAILURE : INTERVAL)) return;
    askedAt = now;
    // Without an answer the page goes on as it is, and the next sign asks again.
    outdated = await isOutdated(revision).catch(() => false);
  }

  for (const sign of SIGNS) document.addEventListener(sign, () => void look(), { passive: true });
  setTimeout(() => void look(), LIFETIME);
  router.getBlocker('skew', ({ currentLocation, nextLocation, historyAction }) => {
    // Going back stays in the page's own history. What a page hands on with a navigation would be lost with the document.
    const isToAnotherPage =
      historyAction === 'PUSH' && !nextLocation.state && nextLocation.pathname !== currentLocation.pathname;
    if (!outdated || !isToAnotherPage) return false;
    loadDocument(router.createHref(nextLocation));
    return true;
  });
}

const assign = (address: string) => window.location.assign(address);
