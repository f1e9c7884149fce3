import { loginPathFor, pathAfterLogin } from './landing';

const landing = '/clients/my-clients';

it('carries the page a visitor came for to the sign-in page', () => {
  expect(loginPathFor('/groups/my-groups?x=1')).toBe('/login?redirectFrom=%2Fgroups%2Fmy-groups%3Fx%3D1');
  expect(loginPathFor('/')).toBe('/login?redirectFrom=%2F');
});

it.each([
  ['/groups/my-groups', '/groups/my-groups'],
  [
    '/libraries/exercises/formline-exercises?view=exerciseList',
    '/libraries/exercises/formline-exercises?view=exerciseList',
  ],
  ['/groups/my-groups?search=early+birds,%20late~', '/groups/my-groups?search=early+birds,%20late~'],
  ['/', landing],
  ['/clients/my-clients/ava/dashboard?clientId=3', landing],
  ['/dashboard/cc-dashboard', landing],
  ['/login', landing],
  [null, landing],
  ['', landing],
])('returns from %s to %s', (wanted, expected) => {
  expect(pathAfterLogin(wanted, landing)).toBe(expected);
});

it.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/ /evil.test',
  'evil.test',
  '/%0d//evil.test\n',
  'data:text/html,x',
  '/@evil.test:80',
  './x',
  '///evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/clients//evil.test',
  '/clients/../../evil.test',
])('never leaves for %s', (wanted) => {
  expect(pathAfterLogin(wanted, landing)).toBe(landing);
});
