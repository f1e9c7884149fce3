import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { roomForClients } from '../clients/freeClients';
import { clientInvitationsRepository } from './clientInvitations.repository';

interface NewRelation extends ClubScope {
  readonly trainerId: number;
  readonly clientId: number;
}

/** Makes somebody a trainer's client: active while the plan has room, otherwise inactive. The trainer must be locked. */
export async function addInvitedClient(
  { db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock },
  { trainerId, clientId, club_id: clubId, location_id: locationId }: NewRelation,
): Promise<void> {
  await clientInvitationsRepository(db).addRelation({
    trainerId,
    clientId,
    clubId,
    locationId,
    isActive: (await roomForClients({ db, clock }, trainerId, clientId)) > 0,
    startedTrainingAt: clock.now().toISOString().slice(0, 10),
  });
}
