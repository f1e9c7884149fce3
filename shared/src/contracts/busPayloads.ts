import * as z from '@formline/shared/contracts/schema';

export const tokenChangedSchema = z.object({ access_token: z.nullable(z.string()) });
export const clubSelectedSchema = z.object({
  /** Null: the personal profile. */
  clubId: z.nullable(z.number()),
  locationId: z.nullable(z.number()),
});
export type TokenChanged = z.infer<typeof tokenChangedSchema>;
export type ClubSelected = z.infer<typeof clubSelectedSchema>;

/** For counting: kinds and numbers only, nothing that leads to a person. */
export const profileSwitchedSchema = z.object({ profile: z.enum(['personal', 'club']) });
export const workoutAssignedSchema = z.object({
  assigned: z.enum(['exercises', 'workout', 'program']),
  target: z.enum(['client', 'client_group']),
});
export const groupSavedSchema = z.object({ memberCount: z.int() });
/** Texts, because a tab with another build may know other resources. */
export const dataChangedSchema = z.object({
  resources: z.readonly(z.array(z.string())),
  /** `when-shown` waits until the answers are shown again. */
  reload: z.enum(['now', 'when-shown']),
  /** Hashes of queries of this page that hold the new data already. */
  upToDate: z.readonly(z.array(z.string())),
  tab: z.enum(['this', 'other']),
});
export type DataChanged = Readonly<z.infer<typeof dataChangedSchema>>;
export type ProfileSwitched = z.infer<typeof profileSwitchedSchema>;
export type WorkoutAssigned = z.infer<typeof workoutAssignedSchema>;
export type GroupSaved = z.infer<typeof groupSavedSchema>;
