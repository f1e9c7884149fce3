import { personNameTexts } from '@formline/shared/domain/people/personName.texts';
import type { Transaction } from '../../../database/database';
import { freeClientLimit, notFound } from '../../../plugins/HttpProblem';
import { activityRepository } from '../activities/activity.repository';
import type { ClientRow } from '../clients/clients.repository';
import { clientsService } from '../clients/clients.service';
import { roomForClients } from '../clients/freeClients';
import { readEmail, readPerson } from '../../accounts/registration/newAccount';
import { registrationRepository } from '../../accounts/registration/registration.repository';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { type Addressed, ownClientProblem } from './checkAddress';
import { clientInvitationsRepository } from './clientInvitations.repository';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';
import { addInvitedClient } from './invitedClients';
import { invitationProblems } from './invitationProblems';
import { type EmailDependencies, invitationSending } from './invitationSending';
import { emailStatusOf } from './emailStatus';

interface InvitationDependencies extends EmailDependencies {
  readonly db: Transaction;
}

interface NewClient extends Addressed {
  readonly first_name: string;
  readonly last_name: string;
}

/** Each change locks the trainer, so that parallel changes see each other. */
export function clientInvitationsService({ db, clock, ...emails }: InvitationDependencies) {
  const sendEmail = invitationSending({ clock, ...emails });
  const lockTrainer = async (trainerId: number) => userAccountsRepository(db).lock(trainerId);

  return {
    async create(trainerId: number, typed: NewClient): Promise<ClientRow> {
      const { club } = typed;
      await lockTrainer(trainerId);
      const clientId = await addAccount(db, trainerId, typed);
      if ((await roomForClients({ db, clock }, trainerId)) === 0) throw freeClientLimit();
      await addInvitedClient({ db, clock }, { trainerId, clientId, ...club });
      await activityRepository(db).record({
        trainerId,
        clientId,
        type: 'client_added',
        happenedAt: clock.now(),
      });
      await sendEmail(db, { trainerId, clientId, club });
      return clientsService(db).read(trainerId, clientId);
    },

    /** Until the person accepts, the trainer learns only whether the email is held back. */
    async invite(trainerId: number, { email: typedEmail, club }: Addressed): Promise<boolean> {
      const email = readEmail(typedEmail);
      await lockTrainer(trainerId);
      const status = await emailStatusOf(db, trainerId, email);
      if (status.kind === 'refused') throw invitationProblems.refused();
      if (!('client' in status)) throw notFound(texts.nobody);
      const { kind, client } = status;
      if (kind === 'own') await requireUnopened(db, trainerId, client.id);
      const isSent = await sendEmail(db, { trainerId, clientId: client.id, club });
      if (kind === 'other') {
        const scope = { clubId: club.club_id ?? null, locationId: club.location_id ?? null };
        const happenedAt = clock.now();
        const line = { trainerId, type: 'client_invited', happenedAt, subject: email, ...scope } as const;
        await activityRepository(db).record(line);
      }
      return isSent;
    },

    async resend(trainerId: number, clientId: number): Promise<boolean> {
      await lockTrainer(trainerId);
      await clientsService(db).read(trainerId, clientId);
      await requireUnopened(db, trainerId, clientId);
      return sendEmail(db, { trainerId, clientId, club: {} });
    },
  };
}

/** The account holds only what the trainer typed; the person who opens the email takes it over. */
async function addAccount(
  tx: Transaction,
  trainerId: number,
  { club, ...typed }: NewClient,
): Promise<number> {
  const person = readPerson(typed, {
    firstInvalid: personNameTexts.clientFirstInvalid,
    lastInvalid: personNameTexts.clientLastInvalid,
  });
  const status = await emailStatusOf(tx, trainerId, person.email);
  if (status.kind === 'refused') throw invitationProblems.refused();
  if (status.kind === 'own') {
    throw await ownClientProblem(tx, { trainerId, clientId: status.client.id, club });
  }
  if (status.kind !== 'free') throw invitationProblems.exists();
  const account = { ...person, role: 'CLIENT', isActive: false, joinedAt: null } as const;
  const clientId = await registrationRepository(tx).addUser(account);
  if (clientId === null) throw invitationProblems.exists();
  return clientId;
}

async function requireUnopened(db: Transaction, trainerId: number, clientId: number): Promise<void> {
  if (!(await clientInvitationsRepository(db).find(trainerId, clientId))) throw invitationProblems.joined();
}
