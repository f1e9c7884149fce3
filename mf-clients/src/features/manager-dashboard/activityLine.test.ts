import { type Activity, activityTypes } from '@formline/shared/contracts/people/activityFeed';
import { buildActivity } from '../../testing/buildActivity';
import { activityWords, byDay, dayName } from './activityLine';

const groups = new Map([[5, 'Early Birds']]);
const sentence = (given: Partial<Activity>) => {
  const { who, did } = activityWords(buildActivity(given), groups);
  return `${who} ${did}`;
};

it.each<[Partial<Activity>, string]>([
  [{}, 'Ava Stone completed Pull Day'],
  [
    { activity_type: 'program_scheduled', subject: 'Base', count: 12 },
    'Ava Stone was assigned the program Base, 12 workouts',
  ],
  [{ activity_type: 'workout_rescheduled' }, 'Ava Stone had Pull Day moved to 6/14/26'],
  [{ activity_type: 'performance_assessment_recorded', count: 1 }, 'Ava Stone has 1 new assessment result'],
  [{ activity_type: 'milestone_completed', subject: 'Run a mile' }, 'Ava Stone reached Run a mile'],
  [{ client: null }, 'A former client completed Pull Day'],
  [
    { activity_type: 'group_created', client: null, client_group_id: 5, subject: 'Lunch Crew', count: 3 },
    'Lunch Crew was created with 3 clients',
  ],
  [
    { activity_type: 'program_scheduled', client: null, client_group_id: 5, subject: 'Base' },
    'Early Birds was assigned the program Base',
  ],
  [
    { activity_type: 'workout_cancelled', client: null, client_group_id: 6, subject: '' },
    'A group had a workout cancelled',
  ],
  [
    { activity_type: 'client_invited', client: null, subject: 'noor@formline.test' },
    'noor@formline.test was invited',
  ],
])('puts %j into words', (given, words) => {
  expect(sentence(given)).toBe(words);
});

it.each(activityTypes)('has words for %s', (activity_type) => {
  expect(sentence({ activity_type })).not.toMatch(/undefined|null|\s$/);
});

it('puts the lines of a day together in their order, and names the day', () => {
  const at = (day: number, hour: number) => new Date(2026, 5, day, hour).toISOString();
  const moments = [at(14, 9), at(14, 7), at(13, 20), at(9, 8)];
  const days = byDay(moments.map((happened_at, id) => buildActivity({ id, happened_at })));
  expect(days.map(({ date, activities }) => [date, activities.map(({ id }) => id)])).toEqual([
    ['2026-06-14', [0, 1]],
    ['2026-06-13', [2]],
    ['2026-06-09', [3]],
  ]);
  expect(days.map(({ date }) => dayName(date, '2026-06-14'))).toEqual([
    'Today',
    'Yesterday',
    'Tuesday, June 9',
  ]);
});
