import { clientStatusOf } from './clientStatus';

const SENT = '2028-02-15T09:00:00.000Z';

it.each([
  [{ isActive: true, invitedAt: null }, 'active'],
  [{ isActive: true, invitedAt: SENT }, 'invited'],
  [{ isActive: false, invitedAt: null }, 'inactive'],
  [{ isActive: false, invitedAt: SENT }, 'inactive'],
])('%j is %s', (client, status) => {
  expect(clientStatusOf(client)).toBe(status);
});
