/** What stands in the page instead of a text, or of a translation, that a translator has taken out. */
const replacements = new WeakMap<Node, ChildNode>();

/**
 * Chrome's translator puts elements in the place of texts, that of Firefox gives children another order and may drop
 * some. React goes on with the nodes it has made: it fails where it removes one or inserts something before it, and
 * what it writes into one is not seen (facebook/react#11538). From now on its calls reach what stands there instead.
 * @returns ends it
 */
export function keepTranslatedTexts(): () => void {
  const observer = new MutationObserver((changes) => changes.forEach(noteReplacement));
  observer.observe(document, { childList: true, subtree: true });
  const restore = redirect();
  return () => {
    observer.disconnect();
    restore();
  };
}

const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

function noteReplacement({ removedNodes, addedNodes, previousSibling }: MutationRecord): void {
  const [removed] = removedNodes;
  const instead = addedNodes[0] ?? previousSibling;
  const isTaken = removed instanceof Text && isTranslation(instead);
  const isPutBack = isTranslation(removed) && instead instanceof Text;
  if (!isTaken && !isPutBack) return;
  replacements.delete(instead);
  replacements.set(removed, instead);
}

/** The child of a parent that shows a node: the node, what stands instead, or what a translator has put around it. */
function childShowing(parent: Node, node: Node): Node {
  let at: Node | null | undefined = node;
  while (at && at.parentNode !== parent) at = at.parentNode ?? replacements.get(at);
  return at ?? node;
}

/** A translator has taken it out without a trace. */
const isLost = (node: Node): boolean => node.parentNode === null;

/** Replaces its translation. */
function putBack(node: Node): void {
  if (!(node instanceof Text) || node.parentNode !== null) return;
  let instead = replacements.get(node);
  while (instead && instead.parentNode === null) instead = replacements.get(instead);
  instead?.replaceWith(node);
}

/** Has the calls that React makes reach what shows their nodes. */
function redirect(): () => void {
  const { insertBefore, removeChild, appendChild, nodeValue } = Object.getOwnPropertyDescriptors(
    Node.prototype,
  );
  Object.assign(Node.prototype, {
    insertBefore<T extends Node>(this: Node, node: T, next: Node | null): T {
      putBack(node);
      const shown = next && childShowing(this, next);
      insertBefore.value?.call(this, node, shown && isLost(shown) ? null : shown);
      return node;
    },
    removeChild<T extends Node>(this: Node, node: T): T {
      const shown = childShowing(this, node);
      if (!isLost(shown)) removeChild.value?.call(this, shown);
      return node;
    },
    appendChild<T extends Node>(this: Node, node: T): T {
      putBack(node);
      appendChild.value?.call(this, node);
      return node;
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      nodeValue.set?.call(this, value);
    },
  });
  return () =>
    void Object.defineProperties(Node.prototype, { insertBefore, removeChild, appendChild, nodeValue });
}
