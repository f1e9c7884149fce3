import type { TestRequest } from '../startTestApp';

type FlatValues = Readonly<Record<string, string | number>>;

/** One's own request, each time with one value of another tenant: a foreign id, their text, or all of their request. */
export function withForeignValues(
  own: TestRequest,
  other: TestRequest,
  foreignIds: readonly number[],
): TestRequest[] {
  const replacementsOf = (mine: unknown, theirs: unknown): readonly (string | number)[] => {
    if (mine === theirs) return [];
    if (typeof mine === 'number') return foreignIds;
    return typeof theirs === 'string' ? [theirs] : [];
  };
  const inFlat = (mine: FlatValues = {}, theirs: FlatValues = {}): FlatValues[] =>
    Object.entries(mine).flatMap(([key, value]) =>
      replacementsOf(value, theirs[key]).map((replacement) => ({ ...mine, [key]: replacement })),
    );
  const inNested = (mine: unknown, theirs: unknown): unknown[] =>
    isNested(mine)
      ? Object.entries(mine).flatMap(([key, value]) =>
          inNested(value, isNested(theirs) ? theirs[key] : undefined).map((inner) =>
            withValue(mine, key, inner),
          ),
        )
      : [...replacementsOf(mine, theirs)];
  const bodies = inNested(own.body, other.body).filter(isNested);
  return [
    other,
    ...inFlat(own.params, other.params).map((params) => ({ ...own, params })),
    ...inFlat(own.query, other.query).map((query) => ({ ...own, query })),
    ...bodies.map((body) => ({ ...own, body })),
  ];
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && value.constructor === Object);

const withValue = (nested: Record<string, unknown>, key: string, value: unknown): unknown =>
  Array.isArray(nested)
    ? nested.map((old: unknown, index) => (String(index) === key ? value : old))
    : { ...nested, [key]: value };
