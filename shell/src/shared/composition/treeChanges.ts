/** The property of `window` in which the start script keeps what changes in the page's tree. */
export const TREE_CHANGES = 'treeChanges';

/** What the start script (inline/treeChanges.ts) records for the browser's keepTexts. */
export type TreeChanges = {
  /** Follows all children in the body. */
  observer: MutationObserver;
  /** Changes since the document was read. */
  records: MutationRecord[];
  /** Called with each further change. Until the page's scripts replace it, it adds to `records`. */
  read: (records: MutationRecord[]) => void;
};

declare global {
  interface Window {
    [TREE_CHANGES]: TreeChanges;
  }
}
