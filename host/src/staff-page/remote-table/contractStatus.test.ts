import { fitsRange, requirementsOf } from './contractStatus';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['19.2.0', '^19.0.0', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', 'latest', false],
])('%s fits %s: %s', (version, range, expected) => {
  expect(fitsRange(version, range)).toBe(expected);
});

it('names what is not met first, and what the host lacks', () => {
  const remote = { shared: { requires: { react: '^19.0.0', b: '^1.0.0', a: '^2.0.0' }, provides: {} } };
  const host = { shared: { requires: {}, provides: { react: '19.2.0', a: '1.4.0' } } };
  expect(requirementsOf(remote, host)).toEqual([
    { module: 'a', range: '^2.0.0', provided: '1.4.0', isMet: false },
    { module: 'b', range: '^1.0.0', provided: null, isMet: false },
    { module: 'react', range: '^19.0.0', provided: '19.2.0', isMet: true },
  ]);
});
