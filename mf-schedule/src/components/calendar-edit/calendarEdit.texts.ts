import {
  type CalendarChange,
  CHANGES_KEPT_DAYS,
  type CopyPreview,
  MOST_LISTED_CHANGES,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { counted } from '@formline/shared/domain/text/counted';
import { weekdayDate } from '../schedule/dayWords';
import { listText } from '@formline/shared/domain/text/listText';

const workouts = (count: number) => counted(count, 'workout', 'workouts');

const MOST_NAMED = 3;

function withRest(parts: readonly string[]): readonly string[] {
  const rest = parts.length - MOST_NAMED;
  return rest > 0 ? [...parts.slice(0, MOST_NAMED), `${rest} more`] : parts;
}

export const calendarEditTexts = {
  menu: 'Edit',
  scope: (days: number, count: number) =>
    days === 0 ? workouts(count) : `${counted(days, 'day', 'days')}, ${workouts(count)}`,
  selectWeek: 'Select week',
  copy: 'Copy',
  cut: 'Cut',
  paste: (count: number) => `Paste ${workouts(count)}…`,
  nothingToPaste: 'Paste',
  copyTo: 'Copy to…',
  repeat: 'Repeat weekly…',
  shift: 'Move by days…',
  remove: 'Remove…',
  missed: 'Make up for missed…',
  undo: 'Undo',
  redo: 'Redo',
  changes: 'Last changes…',
  extend: 'Select several days',
  toggleDay: 'Select a day beside the others, or leave it out',
  nextWorkout: 'Select one workout of the day after the other',
  keys: {
    copy: 'Copy the selected workouts',
    cut: 'Cut the selected workouts',
    paste: 'Paste workouts',
    remove: 'Remove the selected workouts',
  },
  selected: (days: number, count: number) => `${counted(days, 'day', 'days')} selected, ${workouts(count)}`,
  selectedWorkouts: (chosen: readonly string[]) =>
    chosen.length === 0 ? 'No workout selected' : `${workouts(chosen.length)} selected: ${listText(chosen)}`,
  copied: (count: number) => `${workouts(count)} copied. Choose a day and paste.`,
  cutOut: (count: number) => `${workouts(count)} cut. They stay until you paste them.`,
  nothing: 'There is no workout to choose here.',
  dialog: {
    titles: {
      copy: 'Copy workouts',
      move: 'Move workouts',
      repeat: 'Repeat weekly',
      shift: 'Move by days',
      remove: 'Remove workouts',
    },
    firstDay: 'First day',
    notADay: 'Enter a day.',
    weeks: 'Weeks',
    wrongWeeks: (most: number) => `Enter a number from 1 to ${most}.`,
    days: 'Days',
    wrongDays: (most: number) => `Enter a number from -${most} to ${most}, but not 0.`,
    daysHint: 'A negative number moves back.',
    preview: 'What changes',
    from: (day: string) => `from ${day}`,
    isThere: 'Already on this day',
    notThere: 'Not on this day any more',
    changedElsewhere: 'This calendar was changed in the meantime. Check what changes, and try again.',
    none: 'Choose at least one workout.',
    tooMany: (most: number) => `These are more than ${most} workouts. Choose fewer.`,
    targets: 'Also on other calendars',
    search: 'Search clients and groups',
    noClients: 'No client or group with this name.',
    kinds: { client: 'Clients', group: 'Groups' },
    here: (name: string) => `On ${name}’s calendar`,
    hereOfGroup: 'On this group’s calendar',
    otherDays: (members: readonly string[]) => `Days of their own stay: ${listText(members)}`,
    targetsMissing: 'Choose a calendar.',
    notPreviewed: 'We couldn’t look at this calendar.',
    getsNothing: (reason: string) => `Gets nothing: ${reason}`,
    presentOn: (present: CopyPreview['present']) =>
      `Already there: ${listText(withRest(present.map(({ date, workout_name }) => `${workout_name} on ${weekdayDate(date)}`)))}`,
    actions: {
      copy: (count: number) => `Copy ${workouts(count)}`,
      move: (count: number) => `Move ${workouts(count)}`,
      remove: (count: number) => `Remove ${workouts(count)}`,
    },
    cancel: 'Cancel',
    close: 'Close',
    refused: 'Nothing was changed for',
    unnamed: { client: 'A client', group: 'A group' },
    failed: 'We couldn’t change the calendar. Please try again.',
  },
  done: {
    copy: (count: number, calendars: number) =>
      calendars > 1 ? `${workouts(count)} copied to ${calendars} calendars` : `${workouts(count)} copied`,
    move: (count: number) => `${workouts(count)} moved`,
    remove: (count: number) => `${workouts(count)} removed`,
  },
  change: {
    title: 'Last changes of this calendar',
    empty: 'Nothing has been changed yet',
    emptyText: 'What you schedule, copy, move or remove is listed here and can be undone.',
    listed: `The last ${MOST_LISTED_CHANGES} changes are listed, each for ${CHANGES_KEPT_DAYS} days.`,
    loading: 'Loading changes',
    failed: 'We couldn’t load the changes',
    close: 'Close',
    kinds: {
      schedule: 'Scheduled',
      copy: 'Copied',
      move: 'Moved',
      remove: 'Removed',
      reschedule: 'Changed',
      repair: 'Made up for',
    } satisfies Record<CalendarChange['kind'], string>,
    undoneBadge: 'Undone',
    undo: (change: string) => `Undo: ${change}`,
    redo: (change: string) => `Redo: ${change}`,
    undone: (change: string) => `Undone: ${change}`,
    redone: (change: string) => `Done again: ${change}`,
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    notUndone: 'We couldn’t undo this. Please try again.',
  },
};

/** `Moved Push Day and 2 more`. */
export function changeText({ kind, workout_name, workout_count }: CalendarChange): string {
  const verb = calendarEditTexts.change.kinds[kind];
  if (workout_name === null) return verb;
  const others = workout_count - 1;
  return others > 0 ? `${verb} ${workout_name} and ${others} more` : `${verb} ${workout_name}`;
}
