import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { and, eq } from 'drizzle-orm';
import { clientRelations } from '../../database/schema/clients';

/** The trainer's clients, or those of one club or location of the trainer's. */
export const relationsWithin = (trainerId: number, scope: ClubScope) =>
  and(
    eq(clientRelations.trainerId, trainerId),
    scope.club_id === undefined ? undefined : eq(clientRelations.clubId, scope.club_id),
    scope.location_id === undefined ? undefined : eq(clientRelations.locationId, scope.location_id),
  );
