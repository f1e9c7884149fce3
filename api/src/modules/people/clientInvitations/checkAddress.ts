import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import { activationRepository } from '../clients/activation.repository';
import { readEmail } from '../../accounts/registration/newAccount';
import { clientInvitationsRepository } from './clientInvitations.repository';
import { invitationProblems } from './invitationProblems';
import type { InvitedRelation } from './invitationSending';
import { emailStatusOf } from './emailStatus';

/** An address as a trainer typed it, and the club that is chosen. */
export interface Addressed {
  readonly email: string;
  readonly club: ClubScope;
}

/** How somebody with this address becomes the trainer's client, or the problem why not. */
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

/** Who has not joined can get the letter once more; of who has, the trainer learns where to find them. */
export async function ownClientProblem(db: DatabaseHandle, { trainerId, clientId, club }: InvitedRelation) {
  if (await clientInvitationsRepository(db).find(trainerId, clientId)) return invitationProblems.exists();
  const isListedHere = (await activationRepository(db).isActive(trainerId, clientId, club)) !== null;
  return invitationProblems.listed(isListedHere);
}
