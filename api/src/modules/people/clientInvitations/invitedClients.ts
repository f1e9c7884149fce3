import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { roomForClients } from '../clients/freeClients';
import { clientInvitationsRepository } from './clientInvitations.repository';

interface NewRelation extends ClubScope {
  readonly trainerId: number;
  readonly clientId: number;
}

/** Inactive when the plan has no room. Lock the trainer first. */
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
