import { TREE_CHANGES, type TreeChanges } from '../shared/composition/treeChanges';

/**
 * Records changes of the page's tree as soon as the document is parsed. A browser may translate the page before its scripts
 * arrive. `readystatechange` fires before `DOMContentLoaded`, when the earliest translators begin.
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
