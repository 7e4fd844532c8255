import { TREE_CHANGES, type TreeChanges } from '../shared/composition/treeChanges';

/**
 * Records changes of the page's tree from when the document is read, because a browser may translate it before its scripts
 * are there. This event comes before `DOMContentLoaded`, with which the first translators begin.
 */
export function keepTreeChanges(): void {
  const start = () => {
    const records: MutationRecord[] = [];
    const changes: TreeChanges = {
      records,
      read: (more) => records.push(...more),
      observer: new MutationObserver((more) => changes.read(more)),
    };
    changes.observer.observe(document.body, { childList: true, subtree: true });
    window[TREE_CHANGES] = changes;
  };
  document.addEventListener('readystatechange', start, { once: true });
}
