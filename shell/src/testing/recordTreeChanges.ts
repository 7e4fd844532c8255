import { keepTreeChanges } from '../inline/treeChanges';

/** Runs the document's script that records changes, as a document that is read does. */
export function recordTreeChanges(): void {
  keepTreeChanges();
  document.dispatchEvent(new Event('readystatechange'));
}
