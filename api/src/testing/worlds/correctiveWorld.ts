import { findExercises } from '@formline/shared/contracts/library/exercises';
import { createWorkout, readWorkout } from '@formline/shared/contracts/library/workouts';
import { recordOhsa } from '@formline/shared/contracts/records/ohsa';
import { addToWarmUps, previewWarmUps, undoWarmUps } from '@formline/shared/contracts/records/warmUps';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildClient, buildTrainer } from '../builders';
import type { Caller, TestApp } from '../startTestApp';

export const sectionsWith = (name: string, ...ids: readonly number[]) => [
  { name, exercises: ids.map((id) => ({ id, sets: 2, reps: 10, rest: 30 })) },
];

/** A trainer with three exercises of the provider: one for the Warm-Up, two corrective ones. */
export async function buildCorrectiveWorld(api: TestApp) {
  const { id: trainerId, email } = await buildTrainer(api.database.db);
  const trainer = await api.signInAs(email);
  const idOf = async (search: string) => {
    const { exercises } = await trainer.call(findExercises, {
      query: { search, exercisesFilter: 'formline' },
    });
    return exercises.find(({ name }) => name === search)?.id ?? 0;
  };
  const [walk, roll, bridge] = [
    await idOf('Cat-Cow'),
    await idOf('Foam Roll Calves'),
    await idOf('Glute Bridge'),
  ];

  const world = { api, trainer, trainerId };
  return {
    trainer,
    trainerId,
    walk,
    roll,
    bridge,
    planDays: (sections = sectionsWith('Warm-Up', walk), exercises = [roll, bridge]) =>
      planDays(world, sections, exercises),
  };
}

interface World {
  readonly api: TestApp;
  readonly trainer: Caller;
  readonly trainerId: number;
}

/** A client with one workout a day from today, Tuesday 15 February, to Friday the 18th, and two corrective exercises. */
async function planDays(
  { api, trainer, trainerId }: World,
  sections: ReturnType<typeof sectionsWith>,
  exercises: readonly number[],
) {
  const library = await trainer.call(createWorkout, { body: { name: 'Walk', sections } });
  const { id } = await buildClient(api.database.db, trainerId);
  const params = { id };
  const workouts = [{ workout_id: library.id, days_of_week: ['2', '3', '4', '5'] }];
  const request = { startDate: '2028-02-15', endDate: '2028-02-18', workouts };
  const { id: scheduleId } = await trainer.call(scheduleWorkout, { params, body: request });
  const ohsa = await trainer.call(recordOhsa, {
    params,
    body: {
      assessment_date: '2028-02-14',
      compensations: ['heels_rise'],
      corrective_exercise_ids: exercises,
    },
  });
  const read = () => trainer.call(readSchedule, { params: { id, scheduleId } });
  const dayOn = async (date: string) => {
    const day = (await read()).days.find(({ workout_date }) => workout_date === date);
    if (!day) throw new Error('There is no such day.');
    return day;
  };
  const preview = (count: number) => trainer.call(previewWarmUps, { params, query: { count } });
  const bodyOf = async (count: number) => ({
    ohsa_result_id: ohsa.id,
    days: (await preview(count)).days
      .filter(({ outcome }) => outcome === 'adds')
      .map(({ scheduled_workout_id, schedule_version }) => ({ scheduled_workout_id, schedule_version })),
  });
  return {
    params,
    library,
    scheduleId,
    ohsa,
    read,
    dayOn,
    preview,
    bodyOf,
    add: async (count: number) => trainer.call(addToWarmUps, { params, body: await bodyOf(count) }),
    undo: (changed: object) => trainer.call(undoWarmUps, { params, body: { changed } }),
    /** Sections with exercises of each day. */
    content: async () => {
      const days = (await read()).days;
      return Promise.all(
        days.map(async ({ workout_id }) => {
          const workout = await trainer.call(readWorkout, { params: { id: workout_id } });
          return workout.sections.map(({ name, exercises: placed }) => [
            name,
            ...placed.flatMap((item) => (item.routine_type === null ? [item.id] : [])),
          ]);
        }),
      );
    },
  };
}
