import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { and, eq, type Placeholder } from 'drizzle-orm';
import { clientRelations } from '../../database/schema/clients';

/** A number, or what stands for it in a statement that is worded once. */
export type Id = number | Placeholder;

/** The trainer's clients, or those of one club or location of the trainer's. */
export const relationsWithin = (
  trainerId: Id,
  scope: { readonly [Key in keyof ClubScope]: Id | undefined },
) =>
  and(
    eq(clientRelations.trainerId, trainerId),
    scope.club_id === undefined ? undefined : eq(clientRelations.clubId, scope.club_id),
    scope.location_id === undefined ? undefined : eq(clientRelations.locationId, scope.location_id),
  );
