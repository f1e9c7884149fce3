import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import { activationRepository } from '../clients/activation.repository';
import { readEmail } from '../../accounts/registration/newAccount';
import { clientInvitationsRepository } from './clientInvitations.repository';
import { invitationProblems } from './invitationProblems';
import type { InvitedRelation } from './invitationSending';
import { emailStatusOf } from './emailStatus';

export interface Addressed {
  readonly email: string;
  readonly club: ClubScope;
}

export async function checkAddress(
  db: DatabaseHandle,
  trainerId: number,
  { email, club }: Addressed,
): Promise<'CREATE' | 'INVITE'> {
  const status = await emailStatusOf(db, trainerId, readEmail(email));
  switch (status.kind) {
    case 'free':
      return 'CREATE';
    case 'other':
      return 'INVITE';
    case 'refused':
      throw invitationProblems.refused();
    case 'invited':
      throw invitationProblems.exists();
    case 'own':
      throw await ownClientProblem(db, { trainerId, clientId: status.client.id, club });
  }
}

/** A client who has not joined can be invited again; else the trainer learns in which list to look. */
export async function ownClientProblem(db: DatabaseHandle, { trainerId, clientId, club }: InvitedRelation) {
  if (await clientInvitationsRepository(db).find(trainerId, clientId)) return invitationProblems.exists();
  const isListedHere = (await activationRepository(db).isActive(trainerId, clientId, club)) !== null;
  return invitationProblems.listed(isListedHere);
}
