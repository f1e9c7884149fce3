import { clientCalendarPath, clientDashboardPath, isNamedInPath, withNameInPath } from './clientPaths';

it('names the client in lower case and carries the id', () => {
  const client = { id: 12, first_name: 'Ava' };
  expect(clientDashboardPath(client)).toBe('/clients/my-clients/ava/dashboard?clientId=12');
  expect(clientCalendarPath(client)).toBe('/clients/my-clients/ava/dashboard/calendar?clientId=12');
});

it.each([
  ['Ana Maria', 'ana%20maria'],
  ['Zoë', 'zo%C3%AB'],
  ['A/B?c#d%', 'a%2Fb%3Fc%23d%25'],
  ['  Ben ', 'ben'],
  ['', 'client'],
  ['..', 'client'],
])('keeps the first name %p one segment of the path', (first_name, segment) => {
  expect(clientDashboardPath({ id: 3, first_name })).toBe(
    `/clients/my-clients/${segment}/dashboard?clientId=3`,
  );
});

it.each([
  ['/clients/my-clients/wendy/dashboard', 'Wendy', true],
  ['/clients/my-clients/WENDY/dashboard/calendar', 'Wendy', true],
  ['/clients/my-clients/ana%20maria/dashboard', ' Ana Maria', true],
  ['/clients/my-clients/zo%C3%AB/dashboard', 'Zoë', true],
  ['/clients/my-clients/wendy/dashboard', 'Wend', false],
  ['/clients/my-clients/%E0%A4%A/dashboard', 'Wendy', false],
  ['/groups/my-groups/wendy/dashboard', 'Wendy', false],
])('says whether %s names %s', (path, first_name, isNamed) => {
  expect(isNamedInPath({ first_name }, path)).toBe(isNamed);
});

it.each([
  ['/clients/my-clients/ava/dashboard', '/clients/my-clients/ana%20maria/dashboard'],
  ['/clients/my-clients/ava/dashboard/calendar', '/clients/my-clients/ana%20maria/dashboard/calendar'],
  ['/groups/my-groups/7/dashboard', '/groups/my-groups/7/dashboard'],
])('puts the right name into %s', (path, expected) => {
  expect(withNameInPath(path, { first_name: 'Ana Maria' })).toBe(expected);
});
