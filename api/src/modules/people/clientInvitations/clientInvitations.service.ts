import { personNameTexts } from '@formline/shared/domain/personName.texts';
import type { DatabaseHandle } from '../../../database/database';
import { freeClientLimit, notFound } from '../../../plugins/HttpProblem';
import { activityRepository } from '../activityFeed/activity.repository';
import type { ClientRow } from '../clients/clients.repository';
import { clientsService } from '../clients/clients.service';
import { roomForClients } from '../clients/freeClients';
import { readEmail, readPerson } from '../../accounts/registration/newAccount';
import { registrationRepository } from '../../accounts/registration/registration.repository';
import { usersRepository } from '../users/users.repository';
import { type Addressed, checkAddress, ownClientProblem } from './checkAddress';
import { clientInvitationsRepository } from './clientInvitations.repository';
import { clientInvitationsTexts as texts } from './clientInvitations.texts';
import { addInvitedClient } from './invitedClients';
import { invitationProblems } from './invitationProblems';
import { type EmailDependencies, invitationSending } from './invitationSending';
import { emailStatusOf } from './emailStatus';

interface InvitationDependencies extends EmailDependencies {
  readonly db: DatabaseHandle;
}

interface NewClient extends Addressed {
  readonly first_name: string;
  readonly last_name: string;
}

/** How people become clients. Each change locks the trainer, so that two made at once see each other. */
export function clientInvitationsService({ db, clock, ...emails }: InvitationDependencies) {
  const sendEmail = invitationSending({ clock, ...emails });
  const changeFor = <T>(trainerId: number, change: (tx: DatabaseHandle) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await usersRepository(tx).lock(trainerId);
      return change(tx);
    });

  return {
    validate: (trainerId: number, addressed: Addressed) => checkAddress(db, trainerId, addressed),

    async create(trainerId: number, typed: NewClient): Promise<ClientRow> {
      const { club } = typed;
      return changeFor(trainerId, async (tx) => {
        const clientId = await addAccount(tx, trainerId, typed);
        if ((await roomForClients({ db: tx, clock }, trainerId)) === 0) throw freeClientLimit();
        await addInvitedClient({ db: tx, clock }, { trainerId, clientId, ...club });
        await activityRepository(tx).record({
          trainerId,
          clientId,
          type: 'client_added',
          happenedAt: clock.now(),
        });
        await sendEmail(tx, { trainerId, clientId, club });
        return clientsService(tx).read(trainerId, clientId);
      });
    },

    /** Asks somebody with an account. Until they accept, the trainer learns nothing but that the letter is on its way. */
    async invite(trainerId: number, { email: typedEmail, club }: Addressed): Promise<void> {
      const email = readEmail(typedEmail);
      await changeFor(trainerId, async (tx) => {
        const status = await emailStatusOf(tx, trainerId, email);
        if (status.kind === 'refused') throw invitationProblems.refused();
        if (!('client' in status)) throw notFound(texts.nobody);
        const { kind, client } = status;
        if (kind === 'own') await requireUnopened(tx, trainerId, client.id);
        await sendEmail(tx, { trainerId, clientId: client.id, club });
        if (kind === 'other') {
          const scope = { clubId: club.club_id ?? null, locationId: club.location_id ?? null };
          const happenedAt = clock.now();
          const line = { trainerId, type: 'client_invited', happenedAt, subject: email, ...scope } as const;
          await activityRepository(tx).record(line);
        }
      });
    },

    async resend(trainerId: number, clientId: number): Promise<void> {
      await changeFor(trainerId, async (tx) => {
        await clientsService(tx).read(trainerId, clientId);
        await requireUnopened(tx, trainerId, clientId);
        await sendEmail(tx, { trainerId, clientId, club: {} });
      });
    },
  };
}

/** The account knows what the trainer typed and nothing else; whoever opens the letter makes it theirs. */
async function addAccount(
  tx: DatabaseHandle,
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

/** A client who has accepted gets no more letters. */
async function requireUnopened(db: DatabaseHandle, trainerId: number, clientId: number): Promise<void> {
  if (!(await clientInvitationsRepository(db).find(trainerId, clientId))) throw invitationProblems.joined();
}
