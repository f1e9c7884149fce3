import {
  type ClientGroup,
  createClientGroup,
  deleteClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/scheduling/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { change } from '@formline/shared/query';
import type { GroupMember } from '../../components/members/groupMember';
import { groupDialogTexts } from './groupDialog.texts';
import { type GroupDraft, memberChanges } from './groupDraft';

interface SaveRequest {
  readonly scope: ClubScope;
  readonly today: string;
  readonly idempotencyKey: string;
  readonly update?: (saved: ClientGroup) => void;
}

const idsOf = (members: readonly GroupMember[]) => members.map(({ client_user_id }) => client_user_id);

export function createGroup(
  draft: GroupDraft,
  { clubScope, ...how }: Pick<SaveRequest, 'idempotencyKey' | 'update'> & { readonly clubScope: ClubScope },
): Promise<ClientGroup> {
  const body = { title: draft.title.trim(), client_user_ids: idsOf(draft.members), ...clubScope };
  return change(createClientGroup, { body }, how);
}

interface GroupChange {
  readonly groupId: number | undefined;
  /** Version of the group when editing began. */
  readonly version: number | undefined;
  readonly start: GroupDraft;
  readonly draft: GroupDraft;
}

/** Sends only the differences, so that changes others made meanwhile stay. */
export async function updateGroup(
  { groupId, version, start, draft }: GroupChange,
  { scope, today, ...how }: SaveRequest,
): Promise<ClientGroup> {
  if (groupId === undefined) throw new Error(groupDialogTexts.errors.idMissing);
  const { joining, leaving } = memberChanges(start, draft);
  const title = draft.title.trim();
  const body = {
    ...(title !== start.title && { title }),
    ...(version !== undefined && { version }),
    new_client_user_ids: idsOf(joining),
    removed_client_user_ids: idsOf(leaving),
    ...(leaving.length > 0 && { removed_work: draft.removedWork }),
    currentDate: today,
    ...scope,
  };
  return change(updateClientGroup, { params: { id: groupId }, body }, how);
}

/** Does not refetch: group and calendar may still be mounted and would request what was deleted. */
export async function deleteGroup(
  groupId: number | undefined,
  { scope, today, idempotencyKey }: Omit<SaveRequest, 'update'>,
) {
  if (groupId === undefined) throw new Error(groupDialogTexts.errors.idMissing);
  return change(
    deleteClientGroup,
    { params: { id: groupId }, query: { ...scope, date: today } },
    { idempotencyKey, reload: 'when-shown' },
  );
}
