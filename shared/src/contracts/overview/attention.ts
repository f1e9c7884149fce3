import { endpoint } from '../endpoint';
import { calendarDate, dbId, integerWithin, type Limits, urlId, versionRead } from '../primitives';
import { LANDINGS } from '../people/users';
import { API_VERSION } from '../product';
import * as z from '@formline/shared/contracts/schema';

export const ATTENTION_REASONS = [
  'missed-sessions',
  'nothing-planned',
  'adherence-fallen',
  'goal-date-passed',
  'milestone-due',
  'invite-unanswered',
  'no-measurement',
  'birthday',
] as const;
export const attentionReasonSchema = z.enum(ATTENTION_REASONS);
/** Why a client needs the trainer; the rules are in `shared/src/domain/clients/attention.ts`. */
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

export const MISSED_SESSIONS_LIMITS: Limits = { from: 1, to: 7 };
export const FALLEN_POINTS_LIMITS: Limits = { from: 5, to: 100 };
export const MEASUREMENT_DAYS_LIMITS: Limits = { from: 7, to: 365 };
export const INVITATION_DAYS_LIMITS: Limits = { from: 1, to: 60 };

const settings = {
  /** Missed sessions of the last seven days. */
  missed_sessions: integerWithin(MISSED_SESSIONS_LIMITS),
  /** Percentage points between the last 30 days and the 30 before. */
  fallen_points: integerWithin(FALLEN_POINTS_LIMITS),
  measurement_days: integerWithin(MEASUREMENT_DAYS_LIMITS),
  invitation_days: integerWithin(INVITATION_DAYS_LIMITS),
  /** The page the trainer begins on. */
  landing: z.enum(LANDINGS),
};
const attentionSettingsSchema = z.object({ ...settings, version: z.int() });
export type AttentionSettings = z.infer<typeof attentionSettingsSchema>;

const snoozeSchema = z.object({
  client_id: dbId,
  reason: attentionReasonSchema,
  /** The line is shown again on this day. */
  until: calendarDate,
});
export type Snooze = z.infer<typeof snoozeSchema>;

const ofTrainer = { tag: 'Clients', access: 'trainer', resources: ['attention'] } as const;

export const readAttention = endpoint({
  ...ofTrainer,
  method: 'GET',
  path: `/${API_VERSION}/api/users/trainer/attention`,
  summary: 'What the page Today warns the trainer about, and the lines put off until a day',
  result: z.object({ settings: attentionSettingsSchema, snoozes: z.array(snoozeSchema) }),
});

export const updateAttentionSettings = endpoint({
  ...ofTrainer,
  method: 'PUT',
  path: `/${API_VERSION}/api/users/trainer/attention`,
  summary: 'Chooses what Today warns about, and whether the trainer begins there',
  resources: ['attention', 'account'],
  body: z.object({ ...settings, version: versionRead }),
  result: attentionSettingsSchema,
});

/** The farthest day a line can be put off to. */
export const LONGEST_SNOOZE_DAYS = 366;

export const snoozeAttention = endpoint({
  ...ofTrainer,
  method: 'PUT',
  path: `/${API_VERSION}/api/users/:id/snoozes`,
  summary: 'Puts a line of Today off until a day',
  params: z.object({ id: urlId }),
  body: z.object({
    reason: attentionReasonSchema,
    until: calendarDate,
    /** In the trainer's zone; absent: in UTC. */
    currentDate: z.optional(calendarDate),
  }),
  result: snoozeSchema,
});

export const endSnooze = endpoint({
  ...ofTrainer,
  method: 'DELETE',
  path: `/${API_VERSION}/api/users/:id/snoozes`,
  summary: 'Shows a line of Today again',
  params: z.object({ id: urlId }),
  query: z.object({ reason: attentionReasonSchema }),
  result: z.object({ client_id: dbId, reason: attentionReasonSchema }),
});
