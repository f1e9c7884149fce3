import { dbId, urlId } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

/** Parameters that name a club, and a location of it. */
export const clubScope = { club_id: z.optional(urlId), location_id: z.optional(urlId) };

/** Limits a list to one club, and to one location of it. Both absent: the personal profile. */
export const clubScopeSchema = z.object(clubScope);
export type ClubScope = z.infer<typeof clubScopeSchema>;

/** The same in the body of a request. */
export const bodyClubScope = { club_id: z.optional(dbId), location_id: z.optional(dbId) };
