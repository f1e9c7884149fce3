import { covers, isCatchAll, plainPattern, specificityOf } from './addressPattern';

it.each([
  ['/clients/:client/dashboard', '/clients/:id/dashboard'],
  ['/clients/:client', '/clients/new'],
  ['/clients/*', '/clients/:client/plan'],
  ['/clients/*', '/clients'],
  ['/clients', '/clients/?view=new#top'],
  ['/Clients', '/clients'],
])('%s stands for all that %s stands for', (outer, inner) => {
  expect(covers(outer, inner)).toBe(true);
});

it.each([
  ['/clients/new', '/clients/:client'],
  ['/clients/:client', '/clients/:client/plan'],
  ['/clients/:client', '/clients/*'],
  ['/clients/my-clients/*', '/clients'],
  ['/groups', '/clients'],
])('%s leaves out some of what %s stands for', (outer, inner) => {
  expect(covers(outer, inner)).toBe(false);
});

it('tells the same pattern with other names of parameters, and a pattern that is open below', () => {
  expect(plainPattern('/clients/:client/plan/')).toBe(plainPattern('/clients/:id/plan'));
  expect([isCatchAll('/clients/*'), isCatchAll('/clients')]).toEqual([true, false]);
});

it('orders the patterns that match a path as the router does', () => {
  const patterns = ['/*', '/clients/*', '/clients/:client/*', '/clients/:client/plan', '/clients/new/plan'];
  const values = patterns.map(specificityOf);
  expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
});
