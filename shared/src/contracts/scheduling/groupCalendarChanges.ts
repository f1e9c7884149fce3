import { endpoint } from '../endpoint';
import { calendarDate, dbId, urlId } from '../primitives';
import { API_VERSION } from '../product';
import {
  calendarChangeSchema,
  calendarEditResult,
  copyTargets,
  EDIT_MODES,
  MOST_EDITED_WORKOUTS,
  MOST_LISTED_CHANGES,
  turnOfChange,
} from './calendarChanges';
import { currentDate } from './scheduling';
import * as z from '@formline/shared/contracts/schema';

const ofGroup = { tag: 'Groups', access: 'trainer', params: z.object({ id: urlId }) } as const;

const editedGroupWorkout = z.object({
  plan_workout_id: dbId,
  /** The day it was seen on; when no member has it there, the edit is refused. */
  date: calendarDate,
  /** Its new day, or that of its copy; not with `remove`. */
  to: z.optional(calendarDate),
});
export type EditedGroupWorkout = z.output<typeof editedGroupWorkout>;

export const editGroupCalendar = endpoint({
  ...ofGroup,
  method: 'POST',
  path: `/${API_VERSION}/api/client-group/:id/calendar-edits`,
  summary: 'Copies, moves or removes workouts of a group’s calendar for all members; days of their own stay',
  resources: ['schedules', 'activities'],
  body: z.object({
    mode: z.enum(EDIT_MODES),
    workouts: z.array(editedGroupWorkout).check(z.minLength(1), z.maxLength(MOST_EDITED_WORKOUTS)),
    ...copyTargets,
    currentDate,
  }),
  result: calendarEditResult,
});

export const listGroupCalendarChanges = endpoint({
  ...ofGroup,
  method: 'GET',
  path: `/${API_VERSION}/api/client-group/:id/calendar-changes`,
  summary: `The last ${MOST_LISTED_CHANGES} changes of a group’s calendar, the newest first`,
  resources: ['schedules'],
  result: z.array(calendarChangeSchema),
});

const ofChange = { ...ofGroup, ...turnOfChange };

export const undoGroupCalendarChange = endpoint({
  ...ofChange,
  path: `/${API_VERSION}/api/client-group/:id/calendar-changes/:changeId/undo`,
  summary:
    'Takes a change of a group’s calendar back for all members; refused when members or workouts changed since',
});

export const redoGroupCalendarChange = endpoint({
  ...ofChange,
  path: `/${API_VERSION}/api/client-group/:id/calendar-changes/:changeId/redo`,
  summary: 'Makes a change of a group’s calendar again that was taken back',
});
