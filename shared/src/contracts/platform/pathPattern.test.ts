import { matchRoutes } from '../../routing/routing';
import { covers, isCatchAll, plainPattern, routeAt } from './pathPattern';

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

it.each([
  [
    '/clients/new/plan',
    '/clients/*',
    '/clients/:client/plan',
    '/clients/new/plan',
    '/clients/:client/*',
    '/*',
  ],
  [
    '/clients/ava/plan',
    '/*',
    '/clients/*',
    '/clients/:client/*',
    '/clients/:client/plan',
    '/clients/new/plan',
  ],
  ['/clients/ava/plan/own', '/*', '/clients/*', '/clients/:client/*', '/clients/:client/plan'],
  ['/clients/new/plan/today/early', '/clients/new/plan/*', '/clients/new/:a/:b/:c', '/clients/:a/:b/:c/:d'],
  ['/clients/new/plan', '/clients/:client/plan', '/:section/new/plan', '/clients/new/*'],
  ['/groups', '/clients', '/clients/*'],
])('takes the route that the router opens at %s', (path, ...patterns) => {
  const routes = patterns.map((pattern) => ({ path: pattern }));
  expect(routeAt(routes, path)).toBe(matchRoutes(routes, path)?.at(-1)?.route);
});
