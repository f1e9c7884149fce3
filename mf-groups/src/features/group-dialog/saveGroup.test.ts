import { deleteClientGroup } from '@formline/shared/contracts/clientGroups';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { deleteGroup } from './saveGroup';

it('removes a group in the club and location in which it is seen', async () => {
  const api = fakeApi();
  api.answer(deleteClientGroup, { id: 7 });
  const scope = { club_id: 4, location_id: 9 };
  await deleteGroup(7, { scope, today: '2026-11-23', idempotencyKey: 'one' });
  expect(api.requests(deleteClientGroup)[0]?.query).toEqual({
    club_id: '4',
    location_id: '9',
    date: '2026-11-23',
  });
});
