import * as z from '@formline/shared/contracts/schema';
import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, urlId } from '../primitives';
import { API_VERSION, PRODUCT_SLUG } from '../product';
import { roleSchema } from '../accounts/auth';

/** One club (with its locations) a trainer belongs to. It counts only while both statuses are active. */
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

/** Which cards of the dashboard a client sees. */
const clientVisibility = {
  visible_goals: z.boolean(),
  visible_nutrition: z.boolean(),
  visible_measures: z.boolean(),
  visible_perf_assess: z.boolean(),
  visible_ohsa: z.boolean(),
};
export const clientVisibilitySchema = z.object(clientVisibility);
export type ClientVisibility = z.infer<typeof clientVisibilitySchema>;

/** What a trainer knows of one client beyond the account. Height in inches, weight in pounds. */
export const clientUserSchema = z.object({
  id: dbId,
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  activity_level_id: z.nullable(dbId),
  goals: z.array(z.object({ id: dbId, name: z.string() })),
  started_training_at: z.nullable(calendarDate),
  /** Of the visible cards. A server that does not tell has none. */
  preferences_version: z.optional(dbId),
  active_under_current_trainer: z.boolean(),
  /** When a client who has not joined yet was mailed the newest invitation; null once they have joined. */
  invited_at: z.nullable(instant),
  ...clientVisibility,
});

export const genderSchema = z.enum(['MALE', 'FEMALE', 'OTHER']);

const units = { unit_height: z.enum(['in', 'cm']), unit_weight: z.enum(['lb', 'kg']) };

/** Units a person measures in. */
export const unitPreferenceSchema = z.object(units);
/** The same with their version. A server that does not tell has none. */
export const versionedUnitsSchema = z.object({ ...units, version: z.optional(dbId) });
export type UnitPreference = z.infer<typeof unitPreferenceSchema>;

const personFields = {
  id: dbId,
  /** Of the profile. A server that does not tell has none. */
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

/** A client as the trainer's lists and dashboards show it. */
export const clientSchema = z.object({ ...personFields, client_user: clientUserSchema });
export type Client = z.infer<typeof clientSchema>;

export const subscriptionTierSchema = z.enum(['access', 'plus', 'pro', 'foundation']);

/** The signed-in user. */
export const currentUserSchema = z.object({
  ...personFields,
  [`${PRODUCT_SLUG}_role`]: z.enum(['trainer', 'client']),
  ...units,
  units_version: z.optional(dbId),
  subscription: subscriptionTierSchema,
  subscription_expiration_date: z.nullable(instant),
  max_free_clients: z.int(),
  bypass_subscription: z.boolean(),
  /** Until when the places of removed free clients stay taken. A server that does not tell holds none. */
  held_free_places: z.withDefault(z.array(instant), []),
  /** Works for the operator: may look behind the product. A server that does not tell has nobody. */
  is_staff: z.withDefault(z.boolean(), false),
  /** Whether the person has opened the link that was sent to the address. A server that does not tell asks for none. */
  email_confirmed: z.withDefault(z.boolean(), true),
  /** The day, in UTC, on which the account is deleted, because its owner asked for it; null: nobody did. */
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

/** The same call where the number is known to be a client's. */
export const readClient = endpoint({ ...readOneUser, result: clientSchema });
