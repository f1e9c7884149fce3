import { fakeApi } from '@formline/shared/testing/fakeApi';
import { deleteClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { buildGroup } from '../../testing/buildGroup';
import { draftOf } from './groupDraft';
import { deleteGroup, updateGroup } from './saveGroup';

it('sends the version of the title it began with', async () => {
  const api = fakeApi();
  const group = { ...buildGroup('Runners'), version: 7 };
  api.answer(updateClientGroup, group);
  const start = draftOf(group);
  await updateGroup(
    { groupId: group.id, version: 7, start, draft: { ...start, title: 'Walkers' } },
    { scope: {}, today: '2026-11-21', idempotencyKey: 'a' },
  );
  expect(api.requests(updateClientGroup)[0]?.body).toMatchObject({ title: 'Walkers', version: 7 });
});

it('changes no group without knowing which', async () => {
  const api = fakeApi();
  const change = { groupId: undefined, version: undefined, start: draftOf(null), draft: draftOf(null) };
  const request = { scope: {}, today: '2026-11-21', idempotencyKey: 'a' };
  await expect(updateGroup(change, request)).rejects.toThrow(
    'A group identification is required to update group information.',
  );
  expect(api.requests(updateClientGroup)).toHaveLength(0);
});

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
