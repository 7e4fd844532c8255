/** The property of `window` in which the start script records changes of the page's tree. */
export const TREE_CHANGES = 'treeChanges';

/** The record that the start script (inline/treeChanges.ts) makes for the browser's keepTexts. */
export type TreeChanges = {
  /** Observes the child lists of the whole body. */
  observer: MutationObserver;
  /** Changes since the document was parsed. */
  records: MutationRecord[];
  /** Called with further changes. It adds them to `records` until the page's scripts replace it. */
  read: (records: MutationRecord[]) => void;
};

declare global {
  interface Window {
    [TREE_CHANGES]: TreeChanges;
  }
}
