import { call } from '@formline/shared/api-client';
import {
  type ClientGroup,
  createClientGroup,
  deleteClientGroup,
  updateClientGroup,
} from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import type { GroupMember } from '../../components/members/groupMember';
import { groupDialogTexts } from './groupDialog.texts';
import { type GroupDraft, memberChanges } from './groupDraft';

/** How a change is asked for: in which profile, on which day of the trainer's, and under which key. */
interface SaveRequest {
  readonly scope: ClubScope;
  readonly today: string;
  readonly idempotencyKey: string;
}

const idsOf = (members: readonly GroupMember[]) => members.map(({ client_user_id }) => client_user_id);

/** Makes a group of the draft, in the chosen club and location. */
export function createGroup(
  draft: GroupDraft,
  { clubScope, idempotencyKey }: { readonly clubScope: ClubScope; readonly idempotencyKey: string },
): Promise<ClientGroup> {
  const body = { title: draft.title.trim(), client_user_ids: idsOf(draft.members), ...clubScope };
  return call(createClientGroup, { body }, { idempotencyKey });
}

interface GroupChange {
  /** Undefined where no group is known, which is refused before anything is sent. */
  readonly groupId: number | undefined;
  /** Of the group where editing began. */
  readonly version: number | undefined;
  readonly start: GroupDraft;
  readonly draft: GroupDraft;
}

/** Sends what differs from where editing began, so that what somebody else changed meanwhile stays. */
export async function updateGroup(
  { groupId, version, start, draft }: GroupChange,
  { scope, today, idempotencyKey }: SaveRequest,
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
  return call(updateClientGroup, { params: { id: groupId }, body }, { idempotencyKey });
}

/** Removes a group with the work ahead of its members. */
export async function deleteGroup(
  groupId: number | undefined,
  { scope, today, idempotencyKey }: SaveRequest,
) {
  if (groupId === undefined) throw new Error(groupDialogTexts.errors.idMissing);
  return call(
    deleteClientGroup,
    { params: { id: groupId }, query: { ...scope, date: today } },
    { idempotencyKey },
  );
}
