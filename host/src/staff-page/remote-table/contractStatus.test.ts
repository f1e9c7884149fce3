import { requirementsOf } from './contractStatus';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['19.2.0', '^19.0.0', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', 'latest', false],
  ['1.2.3', '>=1.2.3', true],
  ['2.0.0', '>=1.2.3', true],
  ['1.2.2', '>=1.2.3', false],
])('%s fits %s: %s', (version, range, isMet) => {
  const remote = { shared: { requires: { react: range }, provides: {} } };
  const host = { shared: { requires: {}, provides: { react: version } } };
  expect(requirementsOf(remote, host)).toMatchObject([{ isMet }]);
});

it('names what is not met first, and what the host lacks', () => {
  const remote = {
    shared: { requires: { react: '^19.0.0', c: '>=1.3.0', b: '^1.0.0', a: '^2.0.0' }, provides: {} },
  };
  const host = { shared: { requires: {}, provides: { react: '19.2.0', a: '1.4.0', c: '2.0.0' } } };
  expect(requirementsOf(remote, host)).toEqual([
    { module: 'a', range: '^2.0.0', provided: '1.4.0', isMet: false },
    { module: 'b', range: '^1.0.0', provided: null, isMet: false },
    { module: 'c', range: '>=1.3.0', provided: '2.0.0', isMet: true },
    { module: 'react', range: '^19.0.0', provided: '19.2.0', isMet: true },
  ]);
});
