import { parseSync } from '@swc/core';

export interface NamedUses {
  readonly emits: readonly string[];
  readonly listens: readonly string[];
  readonly slotsPlaced: readonly string[];
}

type Kind = keyof NamedUses;

interface Offer {
  readonly module: RegExp;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly nameAt: 0 | 1;
}
type Imported = ReadonlyMap<string, Pick<Offer, 'nameAt'> & { readonly kind: Kind }>;

const offers: readonly Offer[] = [
  {
    module: /(?:^@formline\/shared|^\.[./]*)\/events(?:\/events)?$/,
    kinds: { emitEvent: 'emits', onEvent: 'listens', eventStream: 'listens', useLastEvent: 'listens' },
    nameAt: 0,
  },
  {
    module: /(?:^@formline\/shared|^\.[./]*)\/slots(?:\/slots)?$/,
    kinds: { Slot: 'slotsPlaced' },
    nameAt: 0,
  },
  { module: /\/RemoteSlot$/, kinds: { shellSlotFillings: 'slotsPlaced' }, nameAt: 1 },
];

/** Skips parsing files that cannot use one. */
const MENTIONED = /\/(?:events|slots|RemoteSlot)['"]/;

/** @throws Error when a name is not a literal, because its users could not be found */
export function readNamedUses(source: string, file: string): NamedUses {
  const found: Record<Kind, string[]> = { emits: [], listens: [], slotsPlaced: [] };
  if (!MENTIONED.test(source)) return found;
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const imported = importedUses(body, file);
  const nodes = body.filter((item) => typeOf(item) !== 'ImportDeclaration').flatMap(nodesIn);
  const understood = new Set<unknown>();
  for (const node of nodes) {
    const identifier = usedIn(node);
    const use = imported.get(wordOf(identifier));
    if (!use) continue;
    const names = namesGiven(node, use.nameAt);
    if (!names) throw new Error(`${file}: ${wordOf(identifier)} is used with a name that is not written out`);
    found[use.kind].push(...names);
    understood.add(identifier);
  }
  const handedOn = nodes.find((node) => imported.has(wordOf(node)) && !understood.has(node));
  if (handedOn) throw new Error(`${file}: ${wordOf(handedOn)} is handed on, so its names cannot be told`);
  return found;
}

/** A namespace import may only be passed on, as the host does with the entry points. */
function importedUses(body: readonly unknown[], file: string): Imported {
  const imported = new Map<string, Pick<Offer, 'nameAt'> & { kind: Kind }>();
  for (const item of body) {
    const offer = offers.find(({ module }) => module.test(String(part(item, 'source', 'value'))));
    if (!offer || typeOf(item) !== 'ImportDeclaration' || part(item, 'typeOnly') === true) continue;
    for (const specifier of listed(part(item, 'specifiers'))) {
      const local = wordOf(part(specifier, 'local'));
      const isNamespace = typeOf(specifier) === 'ImportNamespaceSpecifier';
      if (isNamespace && body.flatMap(nodesIn).some((node) => wordOf(part(node, 'object')) === local))
        throw new Error(`${file}: import what you use of ${local} by name`);
      const kind = offer.kinds[wordOf(part(specifier, 'imported')) || local];
      if (kind && !isNamespace && part(specifier, 'isTypeOnly') !== true)
        imported.set(local, { kind, nameAt: offer.nameAt });
    }
  }
  return imported;
}

function usedIn(node: unknown): unknown {
  if (typeOf(node) === 'CallExpression') return part(node, 'callee');
  return /^JSX(?:Opening|Closing)Element$/.test(String(typeOf(node))) ? part(node, 'name') : null;
}

function namesGiven(node: unknown, nameAt: number): string[] | null {
  if (typeOf(node) === 'CallExpression')
    return namesIn(part(listed(part(node, 'arguments'))[nameAt], 'expression'));
  if (typeOf(node) === 'JSXClosingElement') return [];
  const name = listed(part(node, 'attributes')).find((one) => part(one, 'name', 'value') === 'name');
  const value = part(name, 'value');
  return namesIn(typeOf(value) === 'JSXExpressionContainer' ? part(value, 'expression') : value);
}

function namesIn(node: unknown): string[] | null {
  if (typeOf(node) === 'StringLiteral') return [String(part(node, 'value'))];
  if (typeOf(node) !== 'ConditionalExpression') return null;
  const first = namesIn(part(node, 'consequent'));
  const second = namesIn(part(node, 'alternate'));
  return first && second && [...first, ...second];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function part(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), node);
}

const typeOf = (node: unknown) => part(node, 'type');
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const wordOf = (node: unknown) => (typeOf(node) === 'Identifier' ? String(part(node, 'value')) : '');

function nodesIn(node: unknown): unknown[] {
  if (!isObject(node)) return [];
  const inside = Object.values(node).flatMap(nodesIn);
  return 'type' in node ? [node, ...inside] : inside;
}
