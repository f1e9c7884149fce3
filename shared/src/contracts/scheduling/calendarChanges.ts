import { endpoint } from '../endpoint';
import { calendarDate, dbId, instant, MOST_CLIENTS_AT_ONCE, urlId } from '../primitives';
import { API_VERSION } from '../product';
import { currentDate } from './scheduling';
import * as z from '@formline/shared/contracts/schema';

const ofClient = { tag: 'Scheduling', access: 'trainer', params: z.object({ id: urlId }) } as const;

export const EDIT_MODES = ['copy', 'move', 'remove'] as const;
export type EditMode = (typeof EDIT_MODES)[number];

export const MOST_EDITED_WORKOUTS = 400;
/** Workouts times clients of one copy. */
export const MOST_COPIES = 20_000;
export const MOST_GROUPS_AT_ONCE = 20;

/** Whose calendars get the copies; both absent: the calendar that they are on. */
export const copyTargets = {
  client_ids: z.optional(z.array(dbId).check(z.minLength(1), z.maxLength(MOST_CLIENTS_AT_ONCE))),
  group_ids: z.optional(z.array(dbId).check(z.minLength(1), z.maxLength(MOST_GROUPS_AT_ONCE))),
};

/** One of the two is set. */
const editedCalendar = { client_id: z.optional(dbId), group_id: z.optional(dbId) };

export const calendarEditResult = z.object({
  edited: z.array(z.object({ ...editedCalendar, change_id: dbId })),
  /** Nothing changed on these calendars. When all are refused, the call is. */
  refused: z.array(z.object({ ...editedCalendar, code: z.int(), message: z.string() })),
});
export type CalendarEditResult = z.output<typeof calendarEditResult>;

const editedWorkout = z.object({
  /** On the calendar of the client in the path. */
  id: dbId,
  /** The day it was seen on; on another one the edit is refused. */
  date: calendarDate,
  /** Its new day, or that of its copy; not with `remove`. */
  to: z.optional(calendarDate),
});
export type EditedWorkout = z.output<typeof editedWorkout>;

export const editCalendar = endpoint({
  ...ofClient,
  method: 'POST',
  path: `/${API_VERSION}/api/users/:id/calendar-edits`,
  summary: 'Copies, moves or removes workouts of a calendar; each client or group gets all of it or nothing',
  resources: ['schedules', 'activities'],
  body: z.object({
    mode: z.enum(EDIT_MODES),
    workouts: z.array(editedWorkout).check(z.minLength(1), z.maxLength(MOST_EDITED_WORKOUTS)),
    ...copyTargets,
    currentDate,
  }),
  result: calendarEditResult,
});

const copiedWorkout = z.object({ date: calendarDate, workout_name: z.string().check(z.maxLength(200)) });

export const previewCopies = endpoint({
  tag: 'Scheduling',
  access: 'trainer',
  method: 'POST',
  path: `/${API_VERSION}/api/calendar-copies/preview`,
  summary:
    'What is on the days of other calendars already, and which of them can get nothing; changes nothing',
  resources: ['schedules'],
  effect: 'reads',
  body: z.object({
    copies: z.array(copiedWorkout).check(z.maxLength(MOST_EDITED_WORKOUTS)),
    ...copyTargets,
  }),
  /** When all calendars can get nothing, the call is refused. */
  result: z.array(
    z.object({
      ...editedCalendar,
      /** Why it can get nothing; null when it can. */
      problem: z.nullable(z.string()),
      /** Of the copies, those whose workout is on their day already. */
      present: z.array(copiedWorkout),
    }),
  ),
});
export type CopyPreview = z.output<typeof previewCopies.result>[number];

export const CALENDAR_CHANGES = ['schedule', 'copy', 'move', 'remove', 'reschedule', 'repair'] as const;

export const calendarChangeSchema = z.object({
  id: dbId,
  kind: z.enum(CALENDAR_CHANGES),
  /** Of its first workout. */
  workout_name: z.nullable(z.string()),
  /** Workouts that came, went, moved or were changed; those of a group once for all members. */
  workout_count: z.int(),
  first_date: z.nullable(calendarDate),
  changed_by: z.object({ id: dbId, full_name: z.string() }),
  changed_at: instant,
  /** Null: it holds. */
  undone_at: z.nullable(instant),
});
export type CalendarChange = z.infer<typeof calendarChangeSchema>;

export const MOST_LISTED_CHANGES = 50;
export const CHANGES_KEPT_DAYS = 30;

export const listCalendarChanges = endpoint({
  ...ofClient,
  method: 'GET',
  path: `/${API_VERSION}/api/users/:id/calendar-changes`,
  summary: `The last ${MOST_LISTED_CHANGES} changes of a client’s calendar, the newest first`,
  resources: ['schedules'],
  result: z.array(calendarChangeSchema),
});

export const turnOfChange = {
  method: 'POST',
  params: z.object({ id: urlId, changeId: urlId }),
  resources: ['schedules', 'activities'],
  body: z.object({ currentDate }),
  result: calendarChangeSchema,
} as const;
const ofChange = { ...ofClient, ...turnOfChange };

export const undoCalendarChange = endpoint({
  ...ofChange,
  path: `/${API_VERSION}/api/users/:id/calendar-changes/:changeId/undo`,
  summary:
    'Takes a change of a calendar back exactly; refused when its workouts were changed or trained since',
});

export const redoCalendarChange = endpoint({
  ...ofChange,
  path: `/${API_VERSION}/api/users/:id/calendar-changes/:changeId/redo`,
  summary: 'Makes a change of a calendar again that was taken back',
});
