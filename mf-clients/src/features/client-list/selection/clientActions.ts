import { failureMessage } from '@formline/shared/api-client';
import { reactivateClients } from '@formline/shared/contracts/people/clients';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { ClientTag } from '@formline/shared/contracts/people/clientTags';
import type { Client } from '@formline/shared/contracts/people/users';
import { type ClientGroup, updateClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { change } from '@formline/shared/query';
import { notify } from '@formline/shared/ui/overlays';
import { resendInvitationTo } from '../../../components/invitations/resendInvitationTo';
import { useTagging } from '../../../components/tags/data';
import { tagsTexts } from '../../../components/tags/tags.texts';
import { selectionTexts as texts } from './selection.texts';

type Chosen = readonly Client[];

/** On those without the tag; when all have it, off all of them. */
export function useTagToggleOfAll(chosen: Chosen): (tag: ClientTag) => void {
  const undo = useTagging({ onError: (_, tagging) => notify.error(texts.undoFailed, () => undo(tagging)) });
  const send = useTagging({
    onSuccess: ({ tag, added, removed }) => {
      const isPutOn = added.length > 0;
      const sentence = (isPutOn ? texts.tagged : texts.untagged)(tag.name, added.length + removed.length);
      notify.undoable(sentence, () => undo({ tag, added: removed, removed: added }));
    },
    onError: (error, { tag }) => notify.error(failureMessage(error, tagsTexts.errors.change(tag.name))),
  });
  return (tag) => {
    const ids = chosen.map(({ id }) => id);
    const without = ids.filter((id) => !tag.client_ids.includes(id));
    send(without.length > 0 ? { tag, added: without, removed: [] } : { tag, added: [], removed: ids });
  };
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
    const undo = () => {
      const undone = send({ removed_client_user_ids: ids, removed_work: 'remove' });
      void undone.catch(() => notify.error(texts.undoFailed, undo));
    };
    notify.undoable(texts.added(ids.length, group.title), undo);
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

export const resendInvites = (chosen: Chosen, isEmailConfirmed: boolean): Promise<ActionOutcome> =>
  forEachClient(
    chosen,
    ({ id }) => resendInvitationTo(id),
    isEmailConfirmed ? texts.resent : texts.resentHeld,
  );

export const reactivateAll = (chosen: Chosen, scope: ClubScope): Promise<ActionOutcome> =>
  forEachClient(
    chosen,
    ({ id }) => change(reactivateClients, { query: { activateAll: false }, body: { ...scope, userId: id } }),
    texts.reactivated,
  );
