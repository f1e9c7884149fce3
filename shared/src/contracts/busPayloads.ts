import * as z from '@formline/shared/contracts/schema';

/** Shapes of what the event bus carries; the catalogue in `events` says who emits which and whether it is replayed. */
export const tokenChangedSchema = z.object({ access_token: z.nullable(z.string()) });
export const clubSelectedSchema = z.object({
  /** Null: the personal profile. */
  clubId: z.nullable(z.number()),
  locationId: z.nullable(z.number()),
});
export type TokenChanged = z.infer<typeof tokenChangedSchema>;
export type ClubSelected = z.infer<typeof clubSelectedSchema>;
