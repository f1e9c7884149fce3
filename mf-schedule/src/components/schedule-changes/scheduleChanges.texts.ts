export const scheduleChangesTexts = {
  stays: {
    past: 'This day is over. Past workouts stay.',
    done: 'This workout is completed and stays on its day.',
    group: 'This workout belongs to a group. It is moved on the group’s calendar.',
    withoutSchedule: 'This workout has no schedule to change.',
  },
  days: {
    past: 'Past days take no workouts. Choose today or a later day.',
    tooFar: 'This day is more than two years ahead. Choose an earlier one.',
  },
  moved: (name: string, day: string) => `${name} moved to ${day}`,
  notMoved: (name: string, why: string) => `${name} was not moved. ${why}`,
  undoMove: 'Undo the last move',
  changedElsewhere: 'This was changed in another window in the meantime. The calendar shows it as it is now.',
  lost: 'Please check your connection and try again.',
  markedDone: (name: string) => `${name} is marked as done`,
  markedNotDone: (name: string) => `${name} is marked as not done`,
  notMarked: (name: string, why: string) => `${name} was not marked. ${why}`,
  rescheduled: (title: string) => `${title} has new dates`,
};
