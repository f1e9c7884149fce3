import type { DayState } from '@formline/shared/domain/scheduling/dayState';
import { listText } from '@formline/shared/domain/text/listText';

const states: Readonly<Record<DayState, string>> = {
  complete: 'Complete',
  incomplete: 'Incomplete',
  upcoming: 'Upcoming',
  none: 'No workouts',
};

const workouts = (count: number) => (count === 1 ? '1 workout' : `${count} workouts`);

export const scheduleTexts = {
  states,
  workouts,
  /** `Friday, November 20, 2026, 3 workouts, Incomplete`. */
  day: (date: string, count: number, state: DayState) =>
    state === 'none' ? `${date}, ${states.none}` : `${date}, ${workouts(count)}, ${states[state]}`,
  selected: (day: string) => `${day}, selected`,
  progress: (complete: number, all: number) =>
    all === 0 ? states.none : `${complete} of ${workouts(all)} complete`,
  fallbackCategory: 'Lifestyle',
  groupWorkout: 'Group workout',
  ofGroup: 'This workout belongs to a group. It is changed on the group’s calendar.',
  belongsTo: {
    before: 'This workout belongs to the group ',
    after: '. It is changed on the group’s calendar.',
  },
  fromGroup: (title: string) => `Group: ${title}`,
  done: (count: number) => `Done (${count})`,
  notDone: (count: number) => `Not done yet (${count})`,
  doneBy: (
    names: readonly string[],
    { others, isEverybody }: { readonly others: number; readonly isEverybody: boolean },
  ) => {
    if (names.length === 0) return 'Nobody has done it yet';
    const all = others > 0 ? [...names, `${others} more`] : names;
    return `${isEverybody ? 'Everybody has done it' : 'Done by'}${isEverybody ? ':' : ''} ${listText(all)}`;
  },
  membersDone: (done: number, all: number) => `${done} of ${all === 1 ? '1 member' : `${all} members`} done`,
  loading: 'Loading workouts',
  failed: {
    client: 'Unable to fetch schedule. Please try again later.',
    group: 'Something went wrong! Please try again later.',
  },
  showAll: (count: number) => `Show all ${count} workouts`,
  log: 'Log workout',
  logOf: (name: string) => `Log workout: ${name}`,
  noWorkouts: 'No workouts on this day',
  dayUnknown: 'Failed to load schedule data.',
};
