import { dbId, urlId } from '../primitives';
import * as z from '@formline/shared/contracts/schema';

export const clubScope = { club_id: z.optional(urlId), location_id: z.optional(urlId) };

/** Both absent: the personal profile. */
export const clubScopeSchema = z.object(clubScope);
export type ClubScope = z.infer<typeof clubScopeSchema>;

export const bodyClubScope = { club_id: z.optional(dbId), location_id: z.optional(dbId) };
