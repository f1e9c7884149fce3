import { countText } from '@formline/shared/domain/text/countText';

export const scheduleDialogTexts = {
  title: (name: string) => `Schedule ${name}`,
  whom: (name: string) => `For ${name}`,
  mode: 'How often',
  modes: { once: 'Schedule Once', repeat: 'Schedule Repeat' },
  start: 'Start Date',
  end: 'End Date',
  weeks: 'Weeks',
  wrongWeeks: 'Enter a whole number of weeks',
  notADate: 'Enter a date as MM/DD/YYYY',
  days: 'Days per workout',
  daysOf: (name: string) => `Days of ${name}`,
  order: 'On which day each workout is',
  orders: { days: 'On its own days', rotation: 'In rotation' },
  rotation: 'Training days',
  rotationHint: (names: readonly string[]) =>
    `One workout a day: ${names.join(', ')}, then again from the first.`,
  deload: {
    label: 'Deload weeks',
    hint: 'An easier week now and then, with fewer sets',
    hintOfPlan: 'Beside the weekly changes that the program has already',
    every: 'Every how many weeks',
    percent: 'Fewer sets (%)',
    weeks: (weeks: readonly number[]) =>
      weeks.length === 0
        ? 'The schedule ends before the first deload week.'
        : `${weeks.length === 1 ? 'Week' : 'Weeks'} ${weeks.join(', ')}`,
    everyProblem: (most: number) => `Enter 2 to ${most} weeks`,
    percentProblem: (most: number) => `Enter 1 to ${most} %`,
  },
  forAll: 'All workouts',
  daysOfAll: 'Days of all workouts',
  submit: { idle: 'Schedule', busy: 'Scheduling…' },
  addAgain: 'Schedule again',
  cancel: 'Cancel',
  backToList: 'Back to the list',
  failed: 'Something went wrong! Please try again later.',
  preview: {
    heading: 'What will be scheduled',
    view: 'Show the days as',
    views: { calendar: 'Calendar', list: 'List' },
    none: 'Nothing yet: choose the dates and the days.',
    summary: (workouts: number, days: number) => `${counted(workouts, 'workout')} on ${counted(days, 'day')}`,
    changedByHand: (count: number) =>
      count === 1
        ? '1 workout that was moved or changed by hand stays as it is.'
        : `${count} workouts that were moved or changed by hand stay as they are.`,
    members: (count: number) => `Different for ${counted(count, 'member')}:`,
    memberCancelled: 'does not get it, because it was cancelled for this member',
    memberKeeps: (days: readonly string[]) => `keeps ${days.join(', ')}`,
    memberMissing: (days: readonly string[]) => `does not get ${days.join(', ')}`,
    memberDay: (name: string, date: string) => `${name} on ${date}`,
    moreDays: (count: number) => `${count} more`,
    span: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    month: (month: string, days: string) => `${month}: ${days}`,
    hint: (date: string, workouts: readonly string[]) => `${date}: ${workouts.join(', ')}`,
  },
  several: {
    clients: (count: number) => counted(count, 'client'),
    title: (done: number, all: number) => `Scheduled for ${done} of ${all} clients`,
    refused: 'Not scheduled for',
    loading: 'Loading names',
    unnamed: (id: number) => `Client ${id}`,
    undone: (count: number) => `Taken back for ${counted(count, 'client')}`,
    partlyUndone: (undone: string, count: number) =>
      `${undone}. For ${counted(count, 'client')} it stays, because it was changed or trained since.`,
    undo: 'Undo',
    done: 'Done',
  },
  scheduled: (what: string, whom: string) => `${what} scheduled for ${whom}`,
};

function counted(count: number, one: string): string {
  return `${countText(count)} ${one}${count === 1 ? '' : 's'}`;
}
