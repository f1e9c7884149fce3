import { findExercises, readExercise } from '@formline/shared/contracts/library/exercises';
import {
  completeScheduledWorkout,
  updateScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { createWorkout, readWorkout, updateWorkout } from '@formline/shared/contracts/library/workouts';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planner: Awaited<ReturnType<typeof buildPlanner>>;
let exerciseId: number;
let otherExerciseId: number;

beforeAll(async () => {
  api = await startTestApp();
  planner = await buildPlanner(api);
  trainer = planner.trainer;
  const { exercises } = await trainer.call(findExercises, { query: { size: 2 } });
  [exerciseId = 0, otherExerciseId = 0] = exercises.map(({ id }) => id);
});

afterAll(() => api.close());

const sectionsWith = (...ids: readonly number[]) => [
  { name: 'Warm-Up', exercises: ids.map((id) => ({ id, sets: 2, reps: 10, rest: 30 })) },
];

/** A client who does one workout each day from today, Tuesday 15 February, to Friday the 18th. */
async function planDays() {
  const body = { name: 'Walk', sections: sectionsWith(exerciseId) };
  const library = await trainer.call(createWorkout, { body });
  const { id } = await buildClient(api.database.db, planner.trainerId);
  const workouts = [{ workout_id: library.id, days_of_week: ['2', '3', '4', '5'] }];
  const request = { startDate: '2028-02-15', endDate: '2028-02-18', workouts };
  const { id: scheduleId } = await trainer.call(scheduleWorkout, { params: { id }, body: request });
  const read = () => trainer.call(readSchedule, { params: { id, scheduleId } });
  const dayOn = async (date: string) => {
    const day = (await read()).days.find(({ workout_date }) => workout_date === date);
    if (!day) throw new Error('There is no such day.');
    return day;
  };
  return {
    id,
    library,
    scheduleId,
    read,
    dayOn,
    names: async () => (await read()).days.map(({ workout_name }) => workout_name),
    change: async (date: string, changes: object) => {
      const params = { id, scheduledWorkoutId: (await dayOn(date)).id };
      return trainer.call(updateScheduledWorkout, { params, body: changes });
    },
  };
}

describe('changing what one client does', () => {
  it('on one day leaves the other days and the library', async () => {
    const { library, names, change, dayOn, read } = await planDays();
    const changes = { version: 1, scope: 'day', name: 'Run', sections: sectionsWith(otherExerciseId) };
    await change('2028-02-16', changes);
    expect(await names()).toEqual(['Walk', 'Run', 'Walk', 'Walk']);
    const { workout_id: copy } = await dayOn('2028-02-16');
    const { sections, is_visible } = await trainer.call(readWorkout, { params: { id: copy } });
    expect([sections[0]?.exercises[0]?.id, is_visible]).toEqual([otherExerciseId, false]);
    expect(await trainer.call(readWorkout, { params: { id: library.id } })).toEqual(library);
    expect((await read()).workouts).toMatchObject([{ workout_id: library.id, workout_name: 'Walk' }]);
  });

  it('from a day on, or on all days ahead', async () => {
    const { names, change, read } = await planDays();
    await change('2028-02-17', { version: 1, scope: 'following', name: 'Run' });
    expect(await names()).toEqual(['Walk', 'Walk', 'Run', 'Run']);
    await change('2028-02-17', { version: 2, scope: 'all', name: 'Swim' });
    expect(await names()).toEqual(['Swim', 'Swim', 'Swim', 'Swim']);
    expect((await read()).workouts).toMatchObject([{ workout_name: 'Swim' }]);
  });

  it('makes one copy, however often it is saved', async () => {
    const { change, dayOn } = await planDays();
    await change('2028-02-16', { version: 1, scope: 'all', name: 'Run' });
    const { workout_id: copy } = await dayOn('2028-02-16');
    await change('2028-02-16', { version: 2, scope: 'all', name: 'Sprint' });
    expect((await dayOn('2028-02-17')).workout_id).toBe(copy);
  });

  it('leaves done work as it was done', async () => {
    const { id, change, dayOn, names } = await planDays();
    await change('2028-02-15', { version: 1, scope: 'all', name: 'Run' });
    const params = { id, scheduledWorkoutId: (await dayOn('2028-02-15')).id };
    await trainer.call(completeScheduledWorkout, { params, body: { is_complete: true } });
    await change('2028-02-16', { version: 2, scope: 'all', name: 'Swim' });
    expect(await names()).toEqual(['Run', 'Swim', 'Swim', 'Swim']);
    const again = { params, body: { version: 3, scope: 'day', name: 'Never' } };
    expect((await trainer.refused(updateScheduledWorkout, again)).status).toBe(400);
  });

  it('outlives a new run of the schedule and a change in the library', async () => {
    const { id, library, scheduleId, change, names } = await planDays();
    await change('2028-02-16', { version: 1, scope: 'day', name: 'Run' });
    const longer = { version: 2, end_date: '2028-02-22' };
    await trainer.call(updateSchedule, { params: { id, scheduleId }, body: longer });
    const renamed = { version: library.version, name: 'Stroll' };
    await trainer.call(updateWorkout, { params: { id: library.id }, body: renamed });
    expect(await names()).toEqual(['Walk', 'Run', 'Walk', 'Walk', 'Walk']);
  });

  it('is still there when its place is taken off and put back', async () => {
    const { id, scheduleId, library, change, read } = await planDays();
    await change('2028-02-15', {
      version: 1,
      scope: 'all',
      name: 'Run',
      sections: sectionsWith(otherExerciseId),
    });
    const [slot] = (await read()).workouts;
    const reschedule = (version: number, workout_id = 0) =>
      trainer.call(updateSchedule, {
        params: { id, scheduleId },
        body: { version, workouts: [{ workout_id, days_of_week: ['3'] }] },
      });
    await reschedule(2, library.id);
    const { workouts } = await reschedule(3, slot?.workout_id);
    expect(workouts).toMatchObject([
      { workout_name: 'Run', sections: [{ exercises: [{ id: otherExerciseId }] }] },
    ]);
  });

  it('is refused for a stale version and a stranger', async () => {
    const { id, change, dayOn } = await planDays();
    await change('2028-02-16', { version: 1, scope: 'day', name: 'Run' });
    const params = { id, scheduledWorkoutId: (await dayOn('2028-02-17')).id };
    const body = { version: 1, scope: 'day', name: 'Late' };
    expect((await trainer.refused(updateScheduledWorkout, { params, body })).status).toBe(409);
    const otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
    expect((await otherTrainer.refused(updateScheduledWorkout, { params, body })).status).toBe(404);
  });
});

describe('exercises without a workout', () => {
  const request = (sections: object) => ({ startDate: '2028-02-20', workouts: [{ sections }] });

  it('become a workout of the schedule alone, named after the client', async () => {
    const { id } = await buildClient(api.database.db, planner.trainerId);
    const body = request(sectionsWith(exerciseId, otherExerciseId));
    const made = await trainer.call(scheduleWorkout, { params: { id }, body });
    const { workouts } = await trainer.call(readSchedule, { params: { id, scheduleId: made.id } });
    expect(workouts).toMatchObject([
      { workout_name: 'Test Workout', exercise_count: 2, sections: [{ name: 'Warm-Up' }] },
    ]);
    const copy = { params: { id: workouts[0]?.workout_id ?? 0 } };
    expect((await trainer.call(readWorkout, copy)).is_visible).toBe(false);
  });

  it('keep what they were swapped for, and which harder and easier ones may be done instead', async () => {
    const query = { search: 'push-up', exercisesFilter: 'formline' };
    const found = (await trainer.call(findExercises, { query })).exercises.find(
      ({ progression_enabled, regression_enabled }) => progression_enabled && regression_enabled,
    );
    const original = await trainer.call(readExercise, { params: { id: found?.id ?? 0 } });
    const [{ exercise: chosen } = { exercise: original }] = original.progressions_regressions;
    const exercises = [
      { id: chosen.id, sets: 2, original_exercise_id: original.id, progression_enabled: false },
      { id: original.id, sets: 2, regression_enabled: false },
    ];
    const { id } = await buildClient(api.database.db, planner.trainerId);
    const workouts = [{ description: 'Slowly.', sections: [{ name: 'Main', exercises }] }];
    const body = { startDate: '2028-02-20', workouts };
    const { id: scheduleId } = await trainer.call(scheduleWorkout, { params: { id }, body });
    const read = await trainer.call(readSchedule, { params: { id, scheduleId } });
    expect(read.workouts[0]?.description).toBe('Slowly.');
    const { progressions_regressions: _others, version: _version, ...asInLibrary } = original;
    expect(read.workouts[0]?.sections[0]?.exercises).toMatchObject([
      {
        id: chosen.id,
        original_exercise_id: original.id,
        swapped_original_exercise: asInLibrary,
        progression_enabled: false,
        regression_enabled: true,
      },
      {
        id: original.id,
        swapped_original_exercise: null,
        progression_enabled: true,
        regression_enabled: false,
      },
    ]);
  });

  it('must be at least one, and of the trainer’s library', async () => {
    const { id } = await buildClient(api.database.db, planner.trainerId);
    const none = await trainer.refused(scheduleWorkout, { params: { id }, body: request(sectionsWith()) });
    expect([none.status, none.message]).toEqual([400, 'addExercises: No exercises were provided']);
    const unknown = request(sectionsWith(2_147_483_647));
    expect((await trainer.refused(scheduleWorkout, { params: { id }, body: unknown })).status).toBe(404);
  });
});
