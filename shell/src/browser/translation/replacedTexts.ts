import { READY_ATTRIBUTE } from '@tramuntana/contracts';
import { TREE_CHANGES } from '../../shared/composition/treeChanges';

/** For each replaced text, the node that replaces it in the document. */
const standIns = new WeakMap<Node, ChildNode>();
/** For each such stand-in, the texts that it replaces, in order. */
const texts = new WeakMap<Node, ChildNode[]>();
/** The stand-ins in parts of the page that React has not hydrated. */
let unhydrated: Set<Node> | WeakSet<Node> = new Set<Node>();

/**
 * Tracks which texts of the page a translator or an extension replaces, including earlier replacements. Chrome replaces each
 * translated text by `<font><font>…</font></font>`. Texts that an extension wraps or replaces count as well. Calls back
 * after each replacement.
 */
export function followReplacements(onReplaced: () => void): void {
  const changes = window[TREE_CHANGES];
  changes.read = (records) => {
    if (readChanges(records)) onReplaced();
  };
  changes.read(changes.records.splice(0));
}

/** Reads all changes until now. */
export const updateReplacements = () => readChanges(newChanges());

/** The node that replaces a text in the document, if any. */
export function standInOf(text: Node): ChildNode | undefined {
  const standIn = standIns.get(text);
  return standIn?.parentNode ? standIn : undefined;
}

/** Puts a text back into the document, together with all texts that the same stand-in replaces. */
export function putBack(text: Node): void {
  const standIn = standInOf(text);
  if (!standIn) return;
  const own = texts.get(standIn) ?? [];
  standIn.replaceWith(...own);
  for (const one of own) standIns.delete(one);
  texts.delete(standIn);
  unhydrated.delete(standIn);
  // Discard the records of these changes, because no translator made them.
  newChanges();
}

/** The server's texts that a stand-in replaces, if React has not hydrated them yet. */
export const servedTexts = (standIn: Node) => (unhydrated.has(standIn) ? texts.get(standIn) : undefined);

const newChanges = () => window[TREE_CHANGES].observer.takeRecords();

/** Reads changes of the tree. Returns whether a text was replaced. */
function readChanges(records: readonly MutationRecord[]): boolean {
  if (unhydrated instanceof Set && document.documentElement.hasAttribute(READY_ATTRIBUTE)) {
    // The page is hydrated, except for parts that hydrate only when the visitor comes near.
    unhydrated = new WeakSet([...unhydrated].filter(({ parentNode }) => !isOfReact(parentNode)));
  }
  let isReplaced = false;
  records.forEach(({ target, addedNodes: [added], removedNodes, previousSibling, nextSibling }, index) => {
    for (const node of removedNodes) {
      if (!(node instanceof Text || texts.has(node))) continue;
      const next = records[index + 1];
      const standIn =
        // `replaceWith`, or a new `textContent` of the parent.
        added ??
        // The text was moved into an element.
        childAround(target, node) ??
        // The stand-in was inserted before the text was removed, or right after.
        [previousSibling, nextSibling, next?.target === target ? next.addedNodes[0] : null].find(isNewFont);
      if (standIn && replace(node, standIn as ChildNode)) isReplaced = true;
    }
  });
  return isReplaced;
}

/** Remembers the stand-in of a text. Returns false if the text itself was put back. */
function replace(node: Node, standIn: ChildNode): boolean {
  // A translator may also replace its own translation.
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

/** Whether React has created or hydrated a node. It then has one of React's own properties. */
const isOfReact = (node: Node | null) => node !== null && Object.keys(node).some((key) => key.startsWith('__react'));
