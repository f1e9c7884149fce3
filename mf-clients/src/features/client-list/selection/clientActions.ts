import { failureMessage } from '@formline/shared/api-client';
import { reactivateClients } from '@formline/shared/contracts/people/clients';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { type ClientTag, tagClients } from '@formline/shared/contracts/people/clientTags';
import type { Client } from '@formline/shared/contracts/people/users';
import { type ClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { resendInvitationTo } from '../../../components/invitations/resendInvitationTo';
import { tagsTexts } from '../../../components/tags/tags.texts';
import { selectionTexts as texts } from './selection.texts';

type Chosen = readonly Client[];

function offerUndo(sentence: string, undo: () => Promise<unknown>): void {
  notify.undoable(sentence, () => void undo().catch(() => notify.error(texts.undoFailed)));
}

/** On those without the tag; when all have it, off all of them. */
export async function toggleTagOfAll({ id, name, client_ids }: ClientTag, chosen: Chosen): Promise<void> {
  const has = new Set(client_ids);
  const without = chosen.map((client) => client.id).filter((one) => !has.has(one));
  const isPutOn = without.length > 0;
  const ids = isPutOn ? without : chosen.map((client) => client.id);
  const send = (puts: boolean) =>
    change(tagClients, {
      params: { tagId: id },
      body: { added_client_ids: puts ? ids : [], removed_client_ids: puts ? [] : ids },
    });
  try {
    await send(isPutOn);
    offerUndo((isPutOn ? texts.tagged : texts.untagged)(name, ids.length), () => send(!isPutOn));
  } catch (error) {
    notify.error(failureMessage(error, tagsTexts.errors.change(name)));
  }
}

/** Undo takes out those who were added, together with the work of the group. */
export async function addToGroup(group: ClientGroup, chosen: Chosen, scope: ClubScope): Promise<void> {
  const members = new Set(group.client_group_clients.map(({ client_user }) => client_user.user.id));
  const ids = chosen.map(({ id }) => id).filter((id) => !members.has(id));
  if (ids.length === 0) {
    notify.success(texts.addedAlready(group.title));
    return;
  }
  const send = (body: object) =>
    change(updateClientGroup, {
      params: { id: group.id },
      body: { ...body, ...scope, currentDate: localCalendarDate(new Date()) },
    });
  try {
    await send({ new_client_user_ids: ids });
    offerUndo(texts.added(ids.length, group.title), () =>
      send({ removed_client_user_ids: ids, removed_work: 'remove' }),
    );
  } catch (error) {
    notify.error(failureMessage(error, texts.addFailed(group.title)));
  }
}

export interface Refused {
  readonly client: Client;
  readonly message: string;
}

export interface ActionOutcome {
  readonly done: string;
  readonly refused: readonly Refused[];
}

/** One after the other, because each call can be refused for its client alone. */
async function forEachClient(
  chosen: Chosen,
  act: (client: Client) => Promise<unknown>,
  sentence: (count: number) => string,
): Promise<ActionOutcome> {
  const refused: Refused[] = [];
  for (const client of chosen) {
    try {
      await act(client);
    } catch (error) {
      refused.push({ client, message: failureMessage(error) });
    }
  }
  return { done: sentence(chosen.length - refused.length), refused };
}

export const resendInvites = (chosen: Chosen): Promise<ActionOutcome> =>
  forEachClient(chosen, ({ id }) => resendInvitationTo(id), texts.resent);

export const reactivateAll = (chosen: Chosen, scope: ClubScope): Promise<ActionOutcome> =>
  forEachClient(
    chosen,
    ({ id }) => change(reactivateClients, { query: { activateAll: false }, body: { ...scope, userId: id } }),
    texts.reactivated,
  );
