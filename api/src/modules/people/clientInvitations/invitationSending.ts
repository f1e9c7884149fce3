import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { type Clock, daysAfter } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import type { EmailOutbox } from '../../../mail/emailOutbox';
import { hashToken, randomToken } from '../../accounts/credentials/tokenSecrets';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { clientInvitationsRepository } from './clientInvitations.repository';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';
import { INVITATION_DAYS, invitationEmail } from './invitationEmails';
import { invitationProblems } from './invitationProblems';

export interface EmailDependencies {
  readonly clock: Clock;
  readonly emailOutbox: Pick<EmailOutbox, 'post'>;
  readonly publicUrl: string;
}

export interface InvitedRelation {
  readonly trainerId: number;
  readonly clientId: number;
  readonly club: ClubScope;
}

const SECONDS_BETWEEN_EMAILS = 60;
const EMAILS_A_DAY = 100;

/** Queued in the transaction that causes it; the previous link is invalidated. Returns false when the email is held back. */
export function invitationSending({ clock, emailOutbox, publicUrl }: EmailDependencies) {
  return async (tx: DatabaseHandle, { trainerId, clientId, club }: InvitedRelation): Promise<boolean> => {
    const now = clock.now();
    await countEmail(tx, { trainerId, clientId, now });
    const token = randomToken();
    await clientInvitationsRepository(tx).save({
      trainerId,
      clientId,
      clubId: club.club_id,
      locationId: club.location_id,
      tokenHash: hashToken(token),
      sentAt: now,
      expiresAt: daysAfter(now, INVITATION_DAYS),
    });
    const trainer = await userAccountsRepository(tx).findById(trainerId);
    const client = await userAccountsRepository(tx).findById(clientId);
    if (!trainer || !client) throw new Error('An invitation has nobody to come from or to go to.');
    // Emails of trainers with an unconfirmed address are held back, because the address may not be theirs.
    const heldFor = trainer.emailConfirmedAt === null ? trainerId : null;
    await emailOutbox.post(tx, invitationEmail(client, trainer, { publicUrl, token }), { heldFor });
    return heldFor === null;
  };
}

/** Limits the interval between emails and their number per day. */
async function countEmail(
  tx: DatabaseHandle,
  { trainerId, clientId, now }: { readonly trainerId: number; readonly clientId: number; readonly now: Date },
): Promise<void> {
  const invitations = clientInvitationsRepository(tx);
  const before = await invitations.find(trainerId, clientId);
  if (before && now.getTime() - before.sentAt.getTime() < SECONDS_BETWEEN_EMAILS * 1000) {
    throw invitationProblems.tooOften(texts.justSent);
  }
  if ((await invitations.countEmail(trainerId, now.toISOString().slice(0, 10))) > EMAILS_A_DAY) {
    throw invitationProblems.tooOften(texts.tooMany);
  }
}
