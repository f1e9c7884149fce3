import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

type SelectorScope = 'anywhere' | 'own' | 'inside';

const TRANSPARENT = new Set([':is', ':where', ':matches']);

function isOwn(node: Node, owns: (name: string) => boolean): boolean {
  if (node.type === 'class') return owns(node.value);
  if (node.type === 'pseudo' && TRANSPARENT.has(node.value))
    return node.nodes.length > 0 && node.nodes.every((selector) => scopeOf(selector, owns) !== 'anywhere');
  return false;
}

function afterCombinator(scope: SelectorScope, combinator: string): SelectorScope {
  if (scope === 'anywhere') return 'anywhere';
  // A sibling of our root element is foreign; a sibling inside is not.
  const isSibling = combinator.includes('+') || combinator.includes('~');
  if (isSibling && scope === 'own') return 'anywhere';
  return 'inside';
}

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
  /** True: elements only, without any class, so it styles the full page. */
  readonly isOfPage: boolean;
}

const hasClass = (selector: Selector) => {
  let found = false;
  selector.walkClasses(() => {
    found = true;
  });
  return found;
};

/** Selectors that match outside of a remote. @param isNested a nested rule stays inside by itself */
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
