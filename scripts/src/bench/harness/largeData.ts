import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import type { Exercise } from '@formline/shared/contracts/library/exercises';
import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';
import type { Client } from '@formline/shared/contracts/people/users';
import { buildClient, memberOf } from '@formline/shared/testing/builders';
import { buildExercise } from '@formline/shared/testing/buildExercise';

const firstNames = 'Amelia Ben Charlotte Daniel Elena Frank Grace Hugo Isla Jürgen'.split(' ');
const lastNames = 'Hart Okafor Reyes Novák Petrova Delaney Kim Lambert Morrison'.split(' ');
const movements = 'Squat Press Row Lunge Carry Pull Hinge Rotation'.split(' ');
const muscles = 'Chest Back Quadriceps Hamstrings Shoulders Calves'.split(' ');
const components = 'Strength Power Balance Mobility'.split(' ');
const workouts = 'Upper Body,Leg Day,Core and Carry,Intervals,Mobility,Long Walk,Full Body'.split(',');

const wordAt = (words: readonly string[], index: number) => words[index % words.length] ?? '';
const digits = (value: number, count: number) => String(value).padStart(count, '0');
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Without pictures, so that no run waits for the network. */
export const manyClients = (count: number): Client[] =>
  times(count, (index) =>
    buildClient({
      id: index + 1,
      first_name: wordAt(firstNames, index),
      last_name: `${wordAt(lastNames, index)} ${digits(index, 5)}`,
      email: `client${index}@clients.formline.test`,
      client_user: { id: index + 1 },
    }),
  );

const PEOPLE = 2000;

export function manyGroups(count: number, members: number): ClientGroup[] {
  const people = manyClients(PEOPLE).map(memberOf);
  return times(count, (group) => ({
    id: group + 1,
    title: `Crew ${digits(group, 3)}`,
    client_group_clients: times(members, (member) => people[(group * 7 + member * 19) % PEOPLE]).flatMap(
      (person) => person ?? [],
    ),
    club_id: null,
    location_id: null,
    date: '2026-11-01T08:00:00.000Z',
  }));
}

const named = (words: readonly string[], index: number) => ({
  id: (index % words.length) + 1,
  name: wordAt(words, index),
});

export const manyExercises = (count: number): Exercise[] =>
  times(count, (index) =>
    buildExercise({
      id: index + 1,
      name: `${wordAt(movements, index)} ${digits(index + 1, 5)}`,
      is_favorite: index % 9 === 0,
      muscle_groups: [named(muscles, index), named(muscles, index + 2)],
      fitness_components: [named(components, index)],
    }),
  );

const DAYS = 28;
/** Some are completed, so that days look different. */
const DONE_EVERY = 3;

export const manyWorkouts = (count: number, year: string, month: number): ScheduledWorkout[] =>
  times(count, (index) => ({
    id: month * 1_000_000 + index,
    workout_date: `${year}-${digits(month, 2)}-${digits((index % DAYS) + 1, 2)}`,
    workout_name: `${wordAt(workouts, index)} ${(index % 40) + 1}`,
    program_name: 'Strong Start',
    program_category_name: 'General Fitness',
    user_schedule_id: 5,
    workout_id: (index % 40) + 1,
    total_dur_seconds: 1800 + (index % 30) * 60,
    is_complete: index % DONE_EVERY === 0,
    client_group_id: null,
  }));
