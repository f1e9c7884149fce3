import { fakeApi } from '@formline/shared/testing/fakeApi';
import { updateClientGroup } from '@formline/shared/contracts/clientGroups';
import { draftOf } from './groupDraft';
import { updateGroup } from './saveGroup';

it('changes no group without knowing which', async () => {
  const api = fakeApi();
  const change = { groupId: undefined, start: draftOf(null), draft: draftOf(null) };
  const asking = { scope: {}, today: '2026-11-21', idempotencyKey: 'a' };
  await expect(updateGroup(change, asking)).rejects.toThrow(
    'A group identification is required to update group information.',
  );
  expect(api.requests(updateClientGroup)).toHaveLength(0);
});
