import { TRANSLATED_MARK } from '../../shared/composition/reports/clientErrors';
import { followReplacements, putBack, servedTexts, standInOf, updateReplacements } from './replacedTexts';

/**
 * Keeps the page working while the browser or an extension translates it (docs/product/site.md#wait-12). Call it before
 * React begins. It patches no method of `Node` before the first text is replaced.
 */
export function keepTexts(): void {
  const { dataset } = document.documentElement;
  followReplacements(() => {
    if (TRANSLATED_MARK in dataset) return;
    dataset[TRANSLATED_MARK] = '';
    patchNode();
  });
}

/**
 * Makes the methods of all nodes put a replaced text back before they touch it. React's text is then shown, and the
 * translator translates it again. If a translator moved an element, it is removed from its new parent, and insertions before
 * it happen near it.
 */
function patchNode(): void {
  const { prototype } = Node;
  const { removeChild, insertBefore, appendChild } = prototype;
  const nodeValue = accessorOf('nodeValue');
  const textContent = accessorOf('textContent');
  const firstChild = accessorOf('firstChild');
  const nextSibling = accessorOf('nextSibling');

  prototype.removeChild = function <Child extends Node>(child: Child) {
    if (child.parentNode !== this) putBackNow(child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };

  prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    putBack(child);
    if (before && before.parentNode !== this) putBackNow(before);
    let next = before;
    while (next && next.parentNode !== this) next = next.parentNode;
    insertBefore.call(this, child, next);
    return child;
  };

  prototype.appendChild = function <Child extends Node>(child: Child) {
    putBack(child);
    appendChild.call(this, child);
    return child;
  };

  patch('nodeValue', {
    set(text) {
      nodeValue.set.call(this, text);
      updateReplacements();
      // A text that is inside of its translation shows the new value already.
      if (standInOf(this)?.textContent !== text) putBack(this);
    },
  });

  // During hydration, nodes return the server's texts as their children and siblings. The tree itself does not change,
  // because a translator would react to each change at once.
  patch('firstChild', {
    get() {
      return served(firstChild.get.call(this));
    },
  });

  patch('nextSibling', {
    get() {
      const standIn = standInOf(this);
      const texts = standIn && servedTexts(standIn);
      if (!texts) return served(nextSibling.get.call(this));
      return texts[texts.indexOf(this as ChildNode) + 1] ?? served(nextSibling.get.call(standIn));
    },
  });

  patch('textContent', {
    get() {
      const child = firstChild.get.call(this);
      // React compares only the text of elements without other children.
      const texts = child && !nextSibling.get.call(child) && servedTexts(child);
      return texts ? texts.map((text) => text.nodeValue).join('') : textContent.get.call(this);
    },
  });
}

function putBackNow(text: Node): void {
  updateReplacements();
  putBack(text);
}

const served = (node: ChildNode | null) => (node ? (servedTexts(node)?.[0] ?? node) : null);

type Name = 'nodeValue' | 'textContent' | 'firstChild' | 'nextSibling';
type Accessor<Value> = { get(this: Node): Value; set(this: Node, value: Value): void };

const accessorOf = <Key extends Name>(name: Key) =>
  Object.getOwnPropertyDescriptor(Node.prototype, name) as Accessor<Node[Key]>;

const patch = <Key extends Name>(name: Key, change: Partial<Accessor<Node[Key]>>) =>
  Object.defineProperty(Node.prototype, name, { ...accessorOf(name), ...change });
