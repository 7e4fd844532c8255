import { TREE_CHANGES_SCRIPT } from '../server/document/scripts/treeChangesScript';

/** Runs the document's script that records changes, as a document that is read does. */
export function recordTreeChanges(): void {
  new Function(TREE_CHANGES_SCRIPT)();
  document.dispatchEvent(new Event('readystatechange'));
}
