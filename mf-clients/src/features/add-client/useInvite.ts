import { call, newIdempotencyKey } from '@formline/shared/api-client';
import {
  createClient,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/people/clientInvitations';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { Client } from '@formline/shared/contracts/people/users';
import { change, useQueryClient } from '@formline/shared/query';
import { useRef } from 'react';
import { resendInvitationTo } from '../../components/invitations/resendInvitationTo';
import { listedWithEmail, showInLists } from '../../queries/clients';
import type { AddClientEvent, InviteMode } from './addClientFlow';
import { toAddress, toNewClient, type TypedClient } from './invite.validation';
import { isAnswerLost, type Refused, refusalOf } from './refusalOf';

interface CheckedInvite {
  readonly entries: string;
  readonly mode: Exclude<InviteMode, 'ERROR'>;
  readonly idempotencyKey: string;
}

interface InviteListeners {
  readonly onEvent: (event: AddClientEvent) => void;
  readonly onAdded: (client: Client) => void;
}

/** A retry after a lost answer keeps its key and skips the check, which would find the client just created. */
export function useInvite(scope: ClubScope, { onEvent, onAdded }: InviteListeners) {
  const cache = useQueryClient();
  const lastCheck = useRef<CheckedInvite | null>(null);

  const send = async (
    { mode, idempotencyKey }: CheckedInvite,
    typed: TypedClient,
  ): Promise<AddClientEvent> => {
    if (mode === 'INVITE') {
      await change(sendClientInvite, { body: toAddress(typed, scope) }, { idempotencyKey });
      return { type: 'invited' };
    }
    const update = (made: Client) => showInLists(cache, made, scope);
    const body = toNewClient(typed, scope);
    const client = await change(createClient, { body }, { idempotencyKey, update });
    onAdded(client);
    return { type: 'created', client, isInClub: scope.club_id !== undefined };
  };

  const invite = async (typed: TypedClient): Promise<void> => {
    let refused: Refused = 'check';
    try {
      const entries = JSON.stringify(toNewClient(typed, scope));
      const checked = lastCheck.current?.entries === entries ? lastCheck.current : await check(typed, scope);
      lastCheck.current = checked;
      onEvent({ type: 'checked', mode: checked.mode });
      refused = 'send';
      onEvent(await send(checked, typed));
      lastCheck.current = null;
    } catch (error) {
      if (!isAnswerLost(error)) lastCheck.current = null;
      onEvent({ type: 'refused', refusal: refusalOf(error, refused, typed.email) });
    }
  };

  const resend = async (typed: TypedClient): Promise<void> => {
    try {
      const address = toAddress(typed, scope);
      const listed = listedWithEmail(cache, address.email);
      if (listed) await resendInvitationTo(listed.id);
      else await change(sendClientInvite, { body: address });
      onEvent({ type: 'resent' });
    } catch (error) {
      onEvent({ type: 'refused', refusal: refusalOf(error, 'resend', typed.email) });
    }
  };

  return { invite, resend };
}

async function check(typed: TypedClient, scope: ClubScope): Promise<CheckedInvite> {
  const { outcome } = await call(validateClientEmail, { body: toAddress(typed, scope) });
  const entries = JSON.stringify(toNewClient(typed, scope));
  return { entries, mode: outcome, idempotencyKey: newIdempotencyKey() };
}
