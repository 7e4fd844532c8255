import { keepTreeChanges } from '../inline/treeChanges';

/** Records changes of the tree as a newly parsed document does. */
export function recordTreeChanges(): void {
  keepTreeChanges();
  document.dispatchEvent(new Event('readystatechange'));
}
