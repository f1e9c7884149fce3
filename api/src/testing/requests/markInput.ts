import type { Endpoint } from '@formline/shared/contracts/endpoint';
import * as z from '@formline/shared/contracts/schema';
import type { TestRequest } from '../startTestApp';

/** Fields that name rows or decide what happens: with other values nothing would be written. */
const STRUCTURE = /(?:^id|_id|Id|ids|Ids|version|ordinal|token|grant_type)$/;

/** Values that can be found in a text; the contract decides which a field takes. */
const markers = (index: number): readonly (string | number)[] => [
  `Zqmark${index}-Sturdy7!`,
  `zqmark${index}@examples.test`,
  1_000 + index + 0.0625,
  100 + (index % 100) + 0.0625,
  50 + (index % 40) + 0.0625,
  10 + (index % 10) + 0.0625,
  7_777_000 + index,
];

/** The request with a marker in each field that takes one, and the markers. */
export function markInput(
  { body: schema }: Endpoint,
  request: TestRequest,
): { readonly request: TestRequest; readonly values: readonly string[] } {
  const { body } = request;
  if (!schema || !body) return { request, values: [] };
  let marked: object = body;
  const values: string[] = [];
  for (const [index, path] of leafPaths(body).entries()) {
    const fits = (marker: unknown) => z.safeParse(schema, withValue(marked, path, marker)).success;
    const marker = markers(index).find(fits);
    if (marker === undefined) continue;
    marked = withValue(marked, path, marker);
    values.push(String(marker));
  }
  return { request: { ...request, body: marked }, values };
}

type Path = readonly string[];

function leafPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) {
    return STRUCTURE.test(path.findLast((key) => !/^\d+$/.test(key)) ?? '') ? [] : [path];
  }
  return Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, [...path, key]));
}

function withValue<T>(whole: T, path: Path, value: unknown): T;
function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, value) : item));
  }
  const values = z.safeParse(z.record(z.string(), z.unknown()), whole).data ?? {};
  return { ...values, [key]: withValue(values[key], rest, value) };
}
