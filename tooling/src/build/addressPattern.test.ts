import { covers, isCatchAll, plainPattern, specificityOf } from './addressPattern';

interface Route {
  readonly path: string;
}

/** Its types need those of a browser. */
const { matchRoutes } = jest.requireActual<{
  matchRoutes: (routes: readonly Route[], path: string) => readonly { readonly route: Route }[] | null;
}>('@formline/shared/routing');

it.each([
  ['/clients/:client/dashboard', '/clients/:id/dashboard'],
  ['/clients/:client', '/clients/new'],
  ['/clients/my-clients/:client/dashboard', '/clients/my-clients/ava/dashboard'],
  ['/clients/*', '/clients/:client/plan'],
  ['/clients/*', '/clients'],
  ['/clients', '/clients/?view=new#top'],
  ['/Clients', '/clients'],
  ['/clients', '/clients//'],
  ['/', '/'],
])('%s stands for all that %s stands for', (outer, inner) => {
  expect(covers(outer, inner)).toBe(true);
});

it.each([
  ['/clients/new', '/clients/:client'],
  ['/clients/:client', '/clients/:client/plan'],
  ['/clients/:client', '/clients/*'],
  ['/clients/my-clients/:client/dashboard', '/clients/my-clients/dashboard'],
  ['/clients/my-clients/*', '/clients'],
  ['/groups', '/clients'],
  ['/clients/my-clients', '/clients//my-clients'],
  ['/clients/:client/plan', '/clients//plan'],
])('%s leaves out some of what %s stands for', (outer, inner) => {
  expect(covers(outer, inner)).toBe(false);
});

it('tells the same pattern with other names of parameters, and a pattern that is open below', () => {
  expect(plainPattern('/clients/:client/plan/')).toBe(plainPattern('/clients/:id/plan'));
  expect([isCatchAll('/clients/*'), isCatchAll('/clients')]).toEqual([true, false]);
});

it('orders the patterns that match a path', () => {
  const patterns = ['/*', '/clients/*', '/clients/:client/*', '/clients/:client/plan', '/clients/new/plan'];
  const values = patterns.map(specificityOf);
  expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
});

it.each([
  [
    '/clients/new/plan',
    '/clients/*',
    '/clients/:client/plan',
    '/clients/new/plan',
    '/clients/:client/*',
    '/*',
  ],
  ['/clients/new/plan/today/early', '/clients/new/plan/*', '/clients/new/:a/:b/:c', '/clients/:a/:b/:c/:d'],
  ['/clients/new/plan', '/clients/:client/plan', '/:section/new/plan', '/clients/new/*'],
])('the router opens %s with the most specific pattern', (path, ...patterns) => {
  const taken = matchRoutes(
    patterns.map((pattern) => ({ path: pattern })),
    path,
  )?.at(-1)?.route.path;
  const [first] = patterns.toSorted((one, other) => specificityOf(other) - specificityOf(one));
  expect(first).toBe(taken);
});
