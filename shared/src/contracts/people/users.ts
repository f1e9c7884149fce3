import * as z from '@formline/shared/contracts/schema';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, urlId } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { roleSchema } from '../accounts/role';

/** Counts only while both statuses are active. */
export const clubProfileSchema = z.object({
  ClubId: dbId,
  ClubName: z.string(),
  LocationName: z.nullable(z.string()),
  ClubLogoUrl: z.nullable(z.string()),
  ClubStatus: z.string(),
  TrainerStatus: z.string(),
  Locations: z.array(z.object({ Id: dbId, Name: z.string() })),
});
export type ClubProfile = z.infer<typeof clubProfileSchema>;

export const permissionSchema = z.object({
  permission_type: z.string(),
  name: z.string(),
  expiration_at: z.nullable(instant),
});

const clientVisibility = {
  visible_goals: z.boolean(),
  visible_nutrition: z.boolean(),
  visible_measures: z.boolean(),
  visible_perf_assess: z.boolean(),
  visible_ohsa: z.boolean(),
};
export const clientVisibilitySchema = z.object(clientVisibility);
export type ClientVisibility = z.infer<typeof clientVisibilitySchema>;

/** Height in inches, weight in pounds. */
export const clientUserSchema = z.object({
  id: dbId,
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  activity_level_id: z.nullable(dbId),
  goals: z.array(z.object({ id: dbId, name: z.string() })),
  /** The day by which the goal is to be reached; older servers send none. */
  goal_date: z.withDefault(z.nullable(calendarDate), null),
  started_training_at: z.nullable(calendarDate),
  /** Of the visible cards; older servers send none. */
  preferences_version: z.optional(dbId),
  active_under_current_trainer: z.boolean(),
  /** Null once the client has joined. */
  invited_at: z.nullable(instant),
  ...clientVisibility,
});

export const genderSchema = z.enum(['MALE', 'FEMALE', 'OTHER']);

const units = { unit_height: z.enum(['in', 'cm']), unit_weight: z.enum(['lb', 'kg']) };

export const unitPreferenceSchema = z.object(units);
/** Older servers send no version. */
export const versionedUnitsSchema = z.object({ ...units, version: z.optional(dbId) });
export type UnitPreference = z.infer<typeof unitPreferenceSchema>;

const personFields = {
  id: dbId,
  /** Of the profile; older servers send none. */
  version: z.optional(dbId),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  birth_date: z.nullable(calendarDate),
  gender: genderSchema,
  avatar_url: z.nullable(z.string()),
  role: roleSchema,
};

/** Pages a trainer can begin on. */
export const LANDINGS = ['clients', 'today'] as const;

export const clientSchema = z.object({ ...personFields, client_user: clientUserSchema });
export type Client = z.infer<typeof clientSchema>;

export const subscriptionTierSchema = z.enum(['access', 'plus', 'pro', 'foundation']);

export const currentUserSchema = z.object({
  ...personFields,
  [`${PRODUCT_SLUG}_role`]: z.enum(['trainer', 'client']),
  ...units,
  units_version: z.optional(dbId),
  subscription: subscriptionTierSchema,
  subscription_expiration_date: z.nullable(instant),
  max_free_clients: z.int(),
  bypass_subscription: z.boolean(),
  /** Ends of the held seats of removed free clients; older servers send none. */
  held_free_places: z.withDefault(z.array(instant), []),
  /** Works for the operator; older servers send nothing. */
  is_staff: z.withDefault(z.boolean(), false),
  /** Older servers ask for no confirmation. */
  email_confirmed: z.withDefault(z.boolean(), true),
  /** The page to begin on; older servers send none. */
  landing: z.withDefault(z.enum(LANDINGS), 'clients'),
  /** In UTC; null without a request. */
  deletion_due_on: z.withDefault(z.nullable(calendarDate), null),
  permissions: z.array(permissionSchema),
  club_connect_user: z.array(clubProfileSchema),
  ua_guid: z.nullable(z.string()),
  ua_id: z.nullable(z.number()),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const readCurrentUser = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/me`,
  summary: 'The signed-in user',
  tag: 'Users',
  access: 'signed-in',
  resources: ['account'],
  result: currentUserSchema,
});

const readOneUser = {
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id`,
  summary: 'One client of the signed-in trainer, or the caller',
  tag: 'Users',
  access: 'trainer-or-client',
  resources: ['clients', 'account'],
  params: z.object({ id: urlId }),
} as const;

/** The caller is read as by `GET /api/users/me`. */
export const readUser = endpoint({ ...readOneUser, result: z.union([clientSchema, currentUserSchema]) });

/** For ids known to be a client's. */
export const readClient = endpoint({ ...readOneUser, result: clientSchema });
