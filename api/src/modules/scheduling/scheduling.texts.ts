import { MOST_GROUP_MEMBERS } from '@formline/shared/contracts/scheduling/clientGroups';

export const schedulingTexts = {
  plans: {
    noSuchProgram: 'There is no program with this number.',
    chooseWorkout: 'Choose a workout to schedule.',
    tooManyWeekWorkouts: (most: number) =>
      `The weeks of a schedule may have ${most} different workouts at most. Choose fewer changes or fewer weeks.`,
    noExercises: 'addExercises: No exercises were provided',
    noSuchWorkout: 'There is no workout with this number in your library.',
    noSuchWorkoutOfPlan: 'This schedule has no workout with this number.',
    newWithoutWorkout: 'workouts: a new one needs its workout_id',
    namedTwice: 'workouts: one stands there twice',
    alreadyThere: (named: readonly string[], more: number) =>
      `Already on the calendar: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  },
  changes: {
    noSuch: 'This change is not kept any more.',
    undoneAlready: 'This change has been undone already.',
    redoneAlready: 'This change has been made already.',
    changedSince: 'These workouts have been changed or trained since, so they stay as they are.',
    otherMembers: 'Somebody has joined or left the group since, so its workouts stay as they are.',
    dayIsOver: 'A day of this change is over, and the past stays as it is.',
    nothingChanges: 'Nothing would change.',
    withoutDay: 'Each workout needs the day it goes to.',
    copiesOnly: 'Only copies go to other clients or groups.',
    tooMany: 'These are too many workouts at once. Choose fewer workouts or clients.',
  },
  schedules: {
    historyStays: 'A workout that is past or done stays on the calendar.',
    noSuch: 'This client has no schedule with this number.',
    noSuchDay: 'There is no such workout on this calendar.',
    noSuchDayOfPlan: 'This schedule has no such workout on the calendar.',
    noSuchProgram: 'This client has no such program on the calendar.',
    rescheduleWithoutData: 'Insufficient data. Unable to reschedule program.',
    changedSince: 'It has been changed or trained since, so it stays on the calendar.',
    deleteWithoutData: 'Insufficient data. Unable to delete program.',
  },
  groups: {
    everyMember: 'every member of this group',
    noSuch: 'You have no group with this number.',
    newWithoutMembers: 'Please select your clients to create a group.',
    withoutMembers: 'Please select your clients to continue.',
    tooManyMembers: `A group can have ${MOST_GROUP_MEMBERS} clients at most.`,
  },
  groupSchedules: {
    noSuch: 'This group has no schedule with this number.',
    noMembers: 'This group has no clients to schedule for.',
    thereAlready: 'This workout is already on that day.',
    tooManyDays: (most: number) =>
      `This would schedule more than ${most} workouts for the group. Choose an earlier End Date`,
  },
  calendars: {
    clientsOnly: 'This is open to clients only.',
    wakeUpOnly: 'Only a wake-up workout can be cancelled. Please ask your trainer.',
  },
} as const;
