import type { Endpoint } from '@formline/shared/contracts/endpoint';
import fc from 'fast-check';
import { hostileForms } from './hostileForms';
import { hostileValue, INFINITE } from './hostileValues';
import type { TestRequest } from '../startTestApp';

/** A request on the wire, also one that no client of the contract can make. */
export interface WireRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

type Values = Readonly<Record<string, unknown>>;

interface Parts {
  readonly params: Values;
  readonly query: Values;
  readonly body: unknown;
}

const OVERSIZED = JSON.stringify({ text: 'x'.repeat(300_000) });
const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
const brokenBodies = [
  '{',
  '{"a":1,}',
  '[1,',
  'null',
  '0',
  '"text"',
  '[]',
  '',
  OVERSIZED,
  DEEP,
  '\ufeff{}',
  '{"a":\u0000}',
];
const brokenQueries = [
  '?%',
  '?%zz=1',
  '?=&&&=',
  '?__proto__=1&constructor=2',
  '?id=1&id=2',
  `?${'a=1&'.repeat(2_000)}`,
];
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'image/png',
];
const prototypeKeys = ['{"__proto__":{"isManager":true}}', '{"constructor":{"prototype":{"a":1}}}'];

/** Valid requests to be broken: the smallest and the largest of an endpoint. */
export interface GoodRequests {
  readonly least: TestRequest;
  readonly full: TestRequest;
}

/** Breaks one part or many of good requests. */
export function hostileRequests(
  endpoint: Endpoint,
  { least, full }: GoodRequests,
): fc.Arbitrary<WireRequest> {
  const paths = pathsOf(toParts(full));
  const base = fc.constantFrom(toParts(least), toParts(full));
  const change = fc.tuple(fc.constantFrom(...paths), fc.oneof(hostileValue, fc.constant(ABSENT)));
  const broken = fc.tuple(base, fc.array(change, { minLength: 1, maxLength: 3 })).map(([parts, changes]) =>
    toWire(
      endpoint,
      changes.reduce((changed, [fieldPath, value]) => put(changed, fieldPath, value), parts),
    ),
  );
  const whole = toWire(endpoint, toParts(least));
  const withBody = (payload: string): WireRequest => ({ ...whole, payload });
  return fc.oneof(
    { weight: 20, arbitrary: broken },
    { weight: 2, arbitrary: fc.constantFrom(...brokenBodies, ...prototypeKeys).map(withBody) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...brokenQueries)
        .map((text) => ({ ...whole, url: `${whole.url.split('?')[0]}${text}` })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...contentTypes)
        .map((type) => ({ ...whole, headers: { 'content-type': type }, payload: 'a=1' })),
    },
    { weight: 1, arbitrary: base.map((parts) => toWire(endpoint, parts)) },
    ...(endpoint.files
      ? [{ weight: 50, arbitrary: hostileForms(endpoint.files).map((form) => ({ ...whole, ...form })) }]
      : []),
  );
}

const toParts = ({ params = {}, query = {}, body }: TestRequest): Parts => ({ params, query, body });

const ABSENT = Symbol('absent');
type FieldPath = readonly (string | number)[];

/** Every path of a request that can hold a value, and a few where none is expected. */
function pathsOf(parts: Parts): [FieldPath, ...FieldPath[]] {
  const inside = (value: unknown, fieldPath: FieldPath): FieldPath[] => {
    if (typeof value !== 'object' || value === null) return [fieldPath];
    return [fieldPath, ...Object.entries(value).flatMap(([key, item]) => inside(item, [...fieldPath, key]))];
  };
  const { params, query, body } = parts;
  return [
    ['query', 'unexpected'],
    ...Object.keys(params).map((key) => ['params', key]),
    ...Object.keys(query).map((key) => ['query', key]),
    ...(body === undefined
      ? []
      : [...inside(body, ['body']), ['body', 'id'], ['body', 'owner_id'], ['body', 'role']]),
  ];
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function put<T>(whole: T, fieldPath: FieldPath, value: unknown): T;
function put(whole: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.flatMap((item: unknown, index) => {
      if (String(index) !== String(key)) return [item];
      return rest.length === 0 && value === ABSENT ? [] : [put(item, rest, value)];
    });
  }
  const values = isValues(whole) ? whole : {};
  const { [key]: present, ...others } = values;
  return rest.length === 0 && value === ABSENT ? others : { ...others, [key]: put(present, rest, value) };
}

function toWire({ method, path }: Endpoint, { params, query, body }: Parts): WireRequest {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const hasBody = body !== undefined && method !== 'GET';
  return {
    method,
    url: search.length > 0 ? `${url}?${search.join('&')}` : url,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    ...(hasBody && { payload: (JSON.stringify(body) ?? '').replaceAll(`"${INFINITE}"`, '1e999') }),
  };
}

/** A lone surrogate cannot be encoded: its three bytes are no text. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text.slice(0, 3_000));
}
