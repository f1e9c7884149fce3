import { requirementsOf } from './contractStatus';

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
