import type { Clock } from '../../../clock';
import type { DatabasePool, Transaction } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { activityRepository } from '../activities/activity.repository';
import { clientRemovalRepository } from '../clients/clientRemoval.repository';
import { clientsRepository } from '../clients/clients.repository';
import type { LegalDocument } from '../../accounts/legalDocuments/legalDocuments';
import { legalDocumentsService } from '../../accounts/legalDocuments/legalDocuments.service';
import { readPerson, requireGoodPassword } from '../../accounts/registration/newAccount';
import { registrationRepository } from '../../accounts/registration/registration.repository';
import { emailKeyOf } from '../../accounts/credentials/lockout';
import { hashPassword } from '../../accounts/credentials/passwords';
import { hashToken } from '../../accounts/credentials/tokenSecrets';
import { type UserRow, userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { clientInvitationsRepository, type InvitationRow } from './clientInvitations.repository';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';
import { addInvitedClient } from './invitedClients';
import { trainerNameOf } from './invitationEmails';
import { invitationProblems } from './invitationProblems';

interface JoiningDependencies {
  readonly db: DatabasePool;
  readonly clock: Clock;
  readonly legalDocuments: readonly LegalDocument[];
}

interface TypedPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

export interface Invitation {
  readonly client: UserRow;
  readonly trainerName: string;
}

/** The link proves that the person owns the email. */
export function joiningService({ db, clock, legalDocuments }: JoiningDependencies) {
  return {
    async read(token: string): Promise<Invitation> {
      const invitation = await clientInvitationsRepository(db).findByToken(hashToken(token), clock.now());
      if (!invitation) throw invitationProblems.linkOver();
      const client = await userAccountsRepository(db).findById(invitation.clientId);
      const trainer = await userAccountsRepository(db).findById(invitation.trainerId);
      if (!client || !trainer) throw invitationProblems.linkOver();
      return { client, trainerName: trainerNameOf(trainer) };
    },

    async openAccount(token: string, typed: TypedPerson): Promise<number> {
      const person = readPerson(typed);
      requireGoodPassword(typed.password);
      const passwordHash = await hashPassword(typed.password);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const { invitation, client } = await takeInvitation(tx, token, now);
        const { id } = client;
        if (client.joinedAt !== null) throw invitationProblems.linkOver();
        if (emailKeyOf(person.email) !== emailKeyOf(client.email)) throw invalidInput(texts.otherAddress);
        const { firstName, lastName } = person;
        await clientInvitationsRepository(tx).markJoined(id, { firstName, lastName, now });
        await registrationRepository(tx).setPassword(id, passwordHash, now);
        await legalDocumentsService({ db: tx, clock, documents: legalDocuments }).accept(id);
        await hideFromUnaccepted(tx, invitation);
        await accept({ db: tx, clock }, invitation);
        return id;
      });
    },

    async accept(token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { invitation, client } = await takeInvitation(tx, token, clock.now());
        if (client.joinedAt === null) throw invalidInput(texts.hasNoAccount);
        if (!client.isActive) throw invitationProblems.linkOver();
        await accept({ db: tx, clock }, invitation);
      });
    },
  };
}

async function accept(
  { db, clock }: Pick<JoiningDependencies, 'db' | 'clock'>,
  { trainerId, clientId, clubId, locationId }: InvitationRow,
): Promise<void> {
  if (!(await clientsRepository(db).exists(trainerId, clientId))) {
    const scope = { club_id: clubId ?? undefined, location_id: locationId ?? undefined };
    await addInvitedClient({ db, clock }, { trainerId, clientId, ...scope });
  }
  const happenedAt = clock.now();
  await activityRepository(db).record({ trainerId, clientId, type: 'client_joined', happenedAt });
}

/** Locks the trainer, whose number of clients is about to grow. */
async function takeInvitation(tx: Transaction, token: string, now: Date) {
  const invitation = await clientInvitationsRepository(tx).take(hashToken(token), now);
  if (!invitation) throw invitationProblems.linkOver();
  const users = userAccountsRepository(tx);
  await users.lock(invitation.trainerId);
  await users.lock(invitation.clientId);
  const client = await users.findById(invitation.clientId);
  if (!client) throw invitationProblems.linkOver();
  return { invitation, client };
}

/** Trainers who typed the email but were never accepted must not see what the person records from now on. */
async function hideFromUnaccepted(tx: Transaction, { clientId, trainerId }: InvitationRow): Promise<void> {
  const unaccepted = await clientInvitationsRepository(tx).listUnaccepted(clientId, trainerId);
  for (const otherId of unaccepted) await clientRemovalRepository(tx).remove(otherId, clientId);
}
