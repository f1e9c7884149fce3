import { ownerOfUrl } from './ownerOfUrl';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return ownerOfUrl(pathname, searchParams);
};

it('reads a client from the query and a group from the path', () => {
  expect(read('/clients/my-clients/ava/dashboard/calendar?clientId=12')).toEqual({
    key: { kind: 'client', id: 12 },
    listPath: '/clients/my-clients',
  });
  expect(read('/groups/my-groups/7/dashboard/calendar/schedule-programs?clientId=12')).toEqual({
    key: { kind: 'group', id: 7 },
    listPath: '/groups/my-groups',
  });
});

it.each(['', 'clientId=', 'clientId=ava', 'clientId=-1', 'clientId=1e3', 'clientId=0'])(
  'knows no client in %p',
  (query) => {
    expect(read(`/clients/my-clients/ava/dashboard/calendar?${query}`).key).toBeNull();
  },
);

it.each(['x', '0', '1.5', '-2'])('knows no group called %p', (id) => {
  expect(read(`/groups/my-groups/${id}/dashboard`)).toEqual({ key: null, listPath: '/groups/my-groups' });
});
