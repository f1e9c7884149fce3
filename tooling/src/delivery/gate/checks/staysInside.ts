import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Where the elements are that a part of a selector reaches: anywhere, at an element of ours, or inside one. */
type SelectorScope = 'anywhere' | 'own' | 'inside';

/** Pseudo-classes that reach exactly what the selectors in their brackets reach. */
const TRANSPARENT = new Set([':is', ':where', ':matches']);

function isOwn(node: Node, owns: (name: string) => boolean): boolean {
  if (node.type === 'class') return owns(node.value);
  if (node.type === 'pseudo' && TRANSPARENT.has(node.value))
    return node.nodes.length > 0 && node.nodes.every((selector) => scopeOf(selector, owns) !== 'anywhere');
  return false;
}

function afterCombinator(scope: SelectorScope, combinator: string): SelectorScope {
  if (scope === 'anywhere') return 'anywhere';
  // A sibling of an element of ours stands in somebody else's; one of what is inside ours does not.
  const isSibling = combinator.includes('+') || combinator.includes('~');
  if (isSibling && scope === 'own') return 'anywhere';
  return 'inside';
}

/** Follows a selector from left to right. `nested` is what `&` stands for, in a rule inside another one. */
function scopeOf(
  selector: Selector,
  owns: (name: string) => boolean,
  nested: SelectorScope = 'anywhere',
): SelectorScope {
  const mentionsParent = selector.nodes.some(({ type }) => type === 'nesting');
  let scope: SelectorScope = mentionsParent || nested === 'anywhere' ? 'anywhere' : 'inside';
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      const isFirst = node === selector.nodes[0];
      scope = afterCombinator(isFirst ? nested : scope, node.value);
    } else if (node.type === 'nesting') scope = nested;
    else if (scope === 'anywhere' && isOwn(node, owns)) scope = 'own';
  }
  return scope;
}

export interface SelectorFault {
  readonly selector: string;
  /** True when it names elements, and no class of anybody: it styles the whole page. */
  readonly isOfPage: boolean;
}

const hasClass = (selector: Selector) => {
  let found = false;
  selector.walkClasses(() => {
    found = true;
  });
  return found;
};

/**
 * The selectors of a rule that reach elements outside what a remote owns.
 * @param owns whether a class is the remote's own
 * @param isNested true in a rule inside another one, which itself stays inside
 */
export function selectorFaults(
  rule: string,
  owns: (name: string) => boolean,
  isNested = false,
): SelectorFault[] {
  return selectorParser()
    .astSync(rule)
    .nodes.filter((selector) => scopeOf(selector, owns, isNested ? 'own' : 'anywhere') === 'anywhere')
    .map((selector) => ({ selector: String(selector).trim(), isOfPage: !hasClass(selector) }));
}
