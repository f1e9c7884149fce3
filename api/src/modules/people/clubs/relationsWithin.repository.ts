import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { and, eq } from 'drizzle-orm';
import type { IdParameter } from '../../../database/idParameter';
import { clientRelations } from '../../../database/schema/clients';

export const relationsWithin = (
  trainerId: IdParameter,
  scope: { readonly [Key in keyof ClubScope]: IdParameter | undefined },
) =>
  and(
    eq(clientRelations.trainerId, trainerId),
    scope.club_id === undefined ? undefined : eq(clientRelations.clubId, scope.club_id),
    scope.location_id === undefined ? undefined : eq(clientRelations.locationId, scope.location_id),
  );
