import fc from 'fast-check';

/** A number that JSON can spell and no program can hold; replaced in the text of the body. */
export const INFINITE = '@infinite@';

const numbers = [
  -1,
  0,
  -0,
  1.5,
  1e308,
  -2147483649,
  2147483647,
  2147483648,
  3000000000,
  Number.MAX_SAFE_INTEGER,
];

const texts = [
  '',
  ' ',
  'null',
  'NaN',
  '-1',
  '1e3',
  '0x10',
  '3000000000',
  '99999999999999999999',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202Egnp.exe',
  '😀'.repeat(60),
  'e\u0301'.repeat(200),
  '\ufdfa'.repeat(200),
  'x'.repeat(10_000),
  `'; drop table users; --`,
  `" or 1=1 --`,
  '\\',
  '%_%',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'line\r\nX-Injected: yes',
  '2028-02-30',
  '2028-13-01',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2028-02-21T25:00:00Z',
  '2028-02-21T09:00:00+14:00',
];

const structures: readonly unknown[] = [
  null,
  true,
  [],
  [[]],
  {},
  [null],
  { $ne: null },
  { constructor: { prototype: { isAdmin: true } } },
  { length: 1_000_000_000 },
  Array.from({ length: 3_000 }, (_, index) => index),
  ['1', 1, 1, 1],
];

/** Values that are wrong, huge, unknown to a database, or only look right. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers, INFINITE) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...structures) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)) },
);
