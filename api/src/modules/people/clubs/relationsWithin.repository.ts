import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, eq } from 'drizzle-orm';
import type { IdParameter } from '../../../database/idParameter';
import { clientRelations } from '../../../database/schema/clients';

/** The trainer's clients, or those of one club or location of the trainer's. */
export const relationsWithin = (
  trainerId: IdParameter,
  scope: { readonly [Key in keyof ClubScope]: IdParameter | undefined },
) =>
  and(
    eq(clientRelations.trainerId, trainerId),
    scope.club_id === undefined ? undefined : eq(clientRelations.clubId, scope.club_id),
    scope.location_id === undefined ? undefined : eq(clientRelations.locationId, scope.location_id),
  );
