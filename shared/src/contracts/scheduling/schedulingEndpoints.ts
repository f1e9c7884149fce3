import {
  listCalendarMonth,
  listDayWorkouts,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
  listWeeklyCompletion,
  readCalendarDay,
} from './calendar';
import {
  editCalendar,
  listCalendarChanges,
  previewCopies,
  redoCalendarChange,
  undoCalendarChange,
} from './calendarChanges';
import {
  editGroupCalendar,
  listGroupCalendarChanges,
  redoGroupCalendarChange,
  undoGroupCalendarChange,
} from './groupCalendarChanges';
import {
  cancelGroupSchedule,
  deleteGroupSchedule,
  listGroupSchedules,
  moveGroupWorkout,
  readGroupSchedule,
  readPlannedGroupWork,
  scheduleForGroup,
  updateGroupSchedule,
  updateGroupWorkout,
} from './groupSchedules';
import {
  cancelOwnWorkout,
  cancelWorkout,
  completeOwnWorkout,
  completeScheduledWorkout,
  deleteSchedule,
  moveScheduledWorkout,
  rescheduleProgram,
  updateSchedule,
  updateScheduledWorkout,
} from './scheduleChanges';
import { makeUpMissedSessions, previewMissedSessions } from './missedSessions';
import { listSchedules, readSchedule } from './scheduleDetails';
import { listMonthWorkouts } from './schedules';
import { scheduleWorkout } from './scheduling';
import { scheduleForClients, undoScheduleForClients } from './severalClients';

export const schedulingEndpoints = {
  listCalendarMonth,
  listDayWorkouts,
  listGroupDayWorkouts,
  listGroupMonthWorkouts,
  listWeeklyCompletion,
  readCalendarDay,
  cancelGroupSchedule,
  deleteGroupSchedule,
  listGroupSchedules,
  moveGroupWorkout,
  readGroupSchedule,
  readPlannedGroupWork,
  scheduleForGroup,
  updateGroupSchedule,
  updateGroupWorkout,
  cancelOwnWorkout,
  cancelWorkout,
  completeOwnWorkout,
  completeScheduledWorkout,
  deleteSchedule,
  moveScheduledWorkout,
  rescheduleProgram,
  updateSchedule,
  updateScheduledWorkout,
  listSchedules,
  readSchedule,
  listMonthWorkouts,
  scheduleWorkout,
  scheduleForClients,
  undoScheduleForClients,
  editCalendar,
  listCalendarChanges,
  undoCalendarChange,
  redoCalendarChange,
  editGroupCalendar,
  listGroupCalendarChanges,
  undoGroupCalendarChange,
  redoGroupCalendarChange,
  previewCopies,
  previewMissedSessions,
  makeUpMissedSessions,
} as const;
