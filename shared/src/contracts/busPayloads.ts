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

/** Kinds and numbers only, as they may be counted; no event of these leads to a person. */
export const profileSwitchedSchema = z.object({ profile: z.enum(['personal', 'club']) });
export const workoutAssignedSchema = z.object({
  assigned: z.enum(['exercises', 'workout', 'program']),
  target: z.enum(['client', 'client_group']),
});
export const groupSavedSchema = z.object({ memberCount: z.int() });
/** Names of resources travel as text: a tab with another build may know others. */
export const dataChangedSchema = z.object({
  resources: z.readonly(z.array(z.string())),
  /** Whether answers on screen are asked for again at once, or when they are next shown. */
  reload: z.enum(['now', 'when-shown']),
  /** Hashes of queries of this page that hold the outcome already. */
  upToDate: z.readonly(z.array(z.string())),
  /** Where the change was made. */
  tab: z.enum(['this', 'other']),
});
export type DataChanged = Readonly<z.infer<typeof dataChangedSchema>>;
export type ProfileSwitched = z.infer<typeof profileSwitchedSchema>;
export type WorkoutAssigned = z.infer<typeof workoutAssignedSchema>;
export type GroupSaved = z.infer<typeof groupSavedSchema>;
