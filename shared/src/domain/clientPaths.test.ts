import { clientCalendarPath, clientDashboardPath } from './clientPaths';

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
