import { endpoint } from '../endpoint';
import { calendarDate, dbId, type Limits, numberWithin, pictureUrl, urlId, versionRead } from '../primitives';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';
import {
  clientSchema,
  clientVisibilitySchema,
  currentUserSchema,
  genderSchema,
  unitPreferenceSchema,
  versionedUnitsSchema,
} from './users';

/** 2 to 9 feet. */
export const HEIGHT_INCHES: Limits = { from: 24, to: 108 };

const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Absent: unchanged. */
const personChanges = {
  /** Of the profile that was read. */
  version: versionRead,
  first_name: z.optional(personName),
  last_name: z.optional(personName),
  /** Empty or null removes the number. */
  phone_number: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30)))),
  gender: z.optional(genderSchema),
  birth_date: z.optional(z.nullable(calendarDate)),
  avatar_url: z.optional(z.nullable(pictureUrl)),
};
const personChangesSchema = z.object(personChanges);
export type PersonChanges = z.output<typeof personChangesSchema>;

const userChangesSchema = z.object({
  ...personChanges,
  /** Inches. This and the rest belong to clients only. */
  height: z.optional(z.nullable(numberWithin(HEIGHT_INCHES))),
  goal_id: z.optional(z.nullable(dbId)),
  /** The day by which the goal is to be reached. */
  goal_date: z.optional(z.nullable(calendarDate)),
  activity_level_id: z.optional(z.nullable(dbId)),
});
export type UserChanges = z.output<typeof userChangesSchema>;

export const updateUser = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id`,
  summary: "Changes the trainer's own profile or that of one of the trainer's clients",
  tag: 'Users',
  access: 'trainer',
  resources: ['clients', 'account'],
  params: z.object({ id: urlId }),
  body: userChangesSchema,
  /** As `GET /api/users/{id}` reads a client, or `GET /api/users/me` the trainer. */
  result: z.union([clientSchema, currentUserSchema]),
});

export const updateTrainer = endpoint({
  method: 'PUT',
  path: `/${API_VERSION}/api/users/trainer/:id`,
  summary: "Changes the trainer's own profile",
  tag: 'Users',
  access: 'trainer',
  resources: ['account'],
  params: z.object({ id: urlId }),
  body: personChangesSchema,
  result: currentUserSchema,
});

export const updateClientPreferences = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/client-pref`,
  summary: 'Chooses which cards of the dashboard a client sees',
  tag: 'Clients',
  access: 'trainer',
  resources: ['clients'],
  params: z.object({ id: urlId }),
  body: z.object({ ...z.partial(clientVisibilitySchema).shape, version: versionRead }),
  result: clientSchema,
});

export const readUnitPreference = endpoint({
  method: 'GET',
  path: `/${API_VERSION}/api/users/unit-preference`,
  summary: 'Units the signed-in user measures in',
  tag: 'Users',
  access: 'signed-in',
  resources: ['account'],
  result: versionedUnitsSchema,
});

const changeUnitPreference = {
  path: `/${API_VERSION}/api/users/unit-preference`,
  summary: 'Chooses units of height and weight',
  tag: 'Users',
  access: 'trainer',
  resources: ['account'],
  body: z.object({ ...z.partial(unitPreferenceSchema).shape, version: versionRead }),
  result: versionedUnitsSchema,
} as const;

export const updateUnitPreference = endpoint({ ...changeUnitPreference, method: 'PUT' });

/** The measurement dialog uses this method. */
export const setUnitPreference = endpoint({ ...changeUnitPreference, method: 'POST' });
