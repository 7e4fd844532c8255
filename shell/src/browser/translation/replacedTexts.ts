import { READY_ATTRIBUTE } from 'shared-contracts';
import { TREE_CHANGES } from '../../shared/composition/treeChanges';

/** What stands in the document for a text that was replaced. */
const standIns = new WeakMap<Node, ChildNode>();
/** The texts, in order, that something stands for. */
const texts = new WeakMap<Node, ChildNode[]>();
/** What stands for texts in parts of the page that React has not hydrated. */
let unhydrated: Set<Node> | WeakSet<Node> = new Set<Node>();

/**
 * Follows from now on which texts of the page are replaced by others than React, and reads what has happened before. Chrome
 * puts `<font><font>…</font></font>` in the place of each text that it translates. Texts that an extension wraps in elements,
 * or replaces by other texts, count as well. Calls back after each replacement.
 */
export function followReplacements(onReplaced: () => void): void {
  const changes = window[TREE_CHANGES];
  changes.read = (records) => {
    if (readChanges(records)) onReplaced();
  };
  changes.read(changes.records.splice(0));
}

/** Takes in what has changed until now. */
export const updateReplacements = () => readChanges(newChanges());

/** What stands in the document for a text, if something does. */
export function standInOf(text: Node): ChildNode | undefined {
  const standIn = standIns.get(text);
  return standIn?.parentNode ? standIn : undefined;
}

/** Puts a text, and those that were replaced together with it, back into the document. */
export function putBack(text: Node): void {
  const standIn = standInOf(text);
  if (!standIn) return;
  const own = texts.get(standIn) ?? [];
  standIn.replaceWith(...own);
  for (const one of own) standIns.delete(one);
  texts.delete(standIn);
  unhydrated.delete(standIn);
  // These changes are no translator's.
  newChanges();
}

/** The texts of the server that something stands for, if React has yet to hydrate them. */
export const servedTexts = (standIn: Node) => (unhydrated.has(standIn) ? texts.get(standIn) : undefined);

const newChanges = () => window[TREE_CHANGES].observer.takeRecords();

/** Returns whether a text was replaced. */
function readChanges(records: readonly MutationRecord[]): boolean {
  if (unhydrated instanceof Set && document.documentElement.hasAttribute(READY_ATTRIBUTE)) {
    // Only parts that wait for a visitor are left.
    unhydrated = new WeakSet([...unhydrated].filter(({ parentNode }) => !isOfReact(parentNode)));
  }
  let isReplaced = false;
  records.forEach(({ target, addedNodes: [added], removedNodes, previousSibling, nextSibling }, index) => {
    for (const node of removedNodes) {
      if (!(node instanceof Text || texts.has(node))) continue;
      const next = records[index + 1];
      const standIn =
        // `replaceWith`, or the text of the whole parent was set.
        added ??
        // The text was moved into an element.
        childAround(target, node) ??
        // Inserted before the text was removed, or right after.
        [previousSibling, nextSibling, next?.target === target ? next.addedNodes[0] : null].find(isNewFont);
      if (standIn && replace(node, standIn as ChildNode)) isReplaced = true;
    }
  });
  return isReplaced;
}

/** Notes what stands for a text now. Returns false if that is the text itself. */
function replace(node: Node, standIn: ChildNode): boolean {
  // A translator replaces its own translations, too.
  const own = texts.get(node) ?? [node as ChildNode];
  texts.delete(node);
  const isBack = own.includes(standIn);
  for (const text of own) {
    if (isBack) standIns.delete(text);
    else standIns.set(text, standIn);
  }
  if (isBack) return false;
  texts.set(standIn, [...(texts.get(standIn) ?? []), ...own]);
  if (unhydrated instanceof Set || !isOfReact(standIn.parentNode)) unhydrated.add(standIn);
  return true;
}

/** The child of `parent` that contains the node, or undefined if the node is elsewhere. */
function childAround(parent: Node, node: Node): Node | undefined {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? undefined;
}

const isNewFont = (node: Node | null | undefined) => node?.nodeName === 'FONT' && !texts.has(node);

/** Whether React has made or hydrated a node: it then has a property of React's own. */
const isOfReact = (node: Node | null) => node !== null && Object.keys(node).some((key) => key.startsWith('__react'));
