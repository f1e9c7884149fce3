import { createClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import {
  moveGroupWorkout,
  readGroupSchedule,
  scheduleForGroup,
  updateGroupWorkout,
} from '@formline/shared/contracts/scheduling/groupSchedules';
import {
  completeScheduledWorkout,
  updateScheduledWorkout,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { listSchedules, readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { buildPlanner } from '../../../testing/buildPlanner';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planner: Awaited<ReturnType<typeof buildPlanner>>;
let exerciseId: number;

beforeAll(async () => {
  api = await startTestApp();
  planner = await buildPlanner(api);
  trainer = planner.trainer;
  exerciseId = (await trainer.call(findExercises, { query: { size: 1 } })).exercises[0]?.id ?? 0;
});

afterAll(() => api.close());

async function planForGroup(given: object = {}) {
  const { db } = api.database;
  const ana = (await buildClient(db, planner.trainerId)).id;
  const ben = (await buildClient(db, planner.trainerId)).id;
  const group = { title: 'Early Birds', client_user_ids: [ana, ben] };
  const { id } = await trainer.call(createClientGroup, { body: group });
  const body = {
    startDate: '2028-02-14',
    endDate: '2028-03-01',
    currentDate: '2028-02-14',
    workouts: [{ workout_id: planner.push, days_of_week: ['1'] }],
    ...given,
  };
  const plan = await trainer.call(scheduleForGroup, { params: { id }, body });
  const named = { id, groupScheduleId: plan.id };
  const read = () => trainer.call(readGroupSchedule, { params: named });
  const [placed] = (await read()).workouts;
  const params = { ...named, planWorkoutId: placed?.id ?? 0 };
  const scheduleOf = async (client: number) => {
    const [schedule] = await trainer.call(listSchedules, { params: { id: client } });
    return trainer.call(readSchedule, { params: { id: client, scheduleId: schedule?.id ?? 0 } });
  };
  const dayOf = async (client: number, slot: number) => {
    const { days, version } = await scheduleOf(client);
    return { version, params: { id: client, scheduledWorkoutId: days[slot]?.id ?? 0 } };
  };
  return {
    ana,
    ben,
    params,
    read,
    dayOf,
    namesOf: async (client: number) =>
      (await scheduleOf(client)).days.map(({ workout_name }) => workout_name),
    change: (changes: object) => trainer.call(updateGroupWorkout, { params, body: changes }),
  };
}

const sections = () => [{ name: 'Warm-Up', exercises: [{ id: exerciseId, sets: 4, reps: 12 }] }];

it('a workout of a group’s plan is changed ahead for all members, and the library keeps its own', async () => {
  const { ana, ben, change, namesOf, read } = await planForGroup();
  const library = await trainer.call(readWorkout, { params: { id: planner.push } });
  const changed = await change({ version: 1, name: 'Sprint', sections: sections() });
  expect(changed).toMatchObject({ version: 2, workouts: [{ workout_name: 'Sprint', exercise_count: 1 }] });
  expect(await read()).toEqual(changed);
  for (const client of [ana, ben]) expect(await namesOf(client)).toEqual(['Push', 'Sprint', 'Sprint']);
  expect(await trainer.call(readWorkout, { params: { id: planner.push } })).toEqual(library);
});

it('a workout that was moved past the end of its plan is changed there; where none was, all is history', async () => {
  const single = { endDate: null, workouts: [{ workout_id: planner.push }] };
  const { ana, params, change, namesOf } = await planForGroup(single);
  const refused = await trainer.refused(updateGroupWorkout, { params, body: { version: 1, name: 'Late' } });
  expect([refused.status, refused.message]).toEqual([
    400,
    'A workout that is past or done stays on the calendar.',
  ]);
  const days = { oldDate: '2028-02-14', date: '2028-02-21', currentDate: '2028-02-14' };
  const move = { plan_workout_id: params.planWorkoutId, ...days };
  await trainer.call(moveGroupWorkout, { params, body: move });
  const changed = await change({ version: 2, name: 'Sprint' });
  expect(changed).toMatchObject({ end_date: '2028-02-14', workouts: [{ dates_ahead: ['2028-02-21'] }] });
  expect(await namesOf(ana)).toEqual(['Sprint']);
});

it('says on which days each workout is ahead: by the rule, moved, and not where it was taken off', async () => {
  const { params, read } = await planForGroup();
  const move = { plan_workout_id: params.planWorkoutId, oldDate: '2028-02-21', date: '2028-03-06' };
  await trainer.call(moveGroupWorkout, { params, body: move });
  expect((await read()).workouts[0]?.dates_ahead).toEqual(['2028-02-28', '2028-03-06']);
});

it('a second change needs no second copy', async () => {
  const { change } = await planForGroup();
  const first = await change({ version: 1, name: 'Sprint' });
  const second = await change({ version: 2, name: 'Long sprint' });
  expect(second.workouts[0]?.workout_id).toBe(first.workouts[0]?.workout_id);
});

it('done work, and what a member has instead of the group’s, stay', async () => {
  const { ana, ben, change, dayOf, namesOf } = await planForGroup();
  const done = await dayOf(ana, 1);
  await trainer.call(completeScheduledWorkout, { params: done.params, body: { is_complete: true } });
  const bens = await dayOf(ben, 2);
  const own = { version: bens.version, scope: 'day', name: 'Walk' };
  await trainer.call(updateScheduledWorkout, { params: bens.params, body: own });
  await change({ version: 1, name: 'Sprint' });
  expect(await namesOf(ana)).toEqual(['Push', 'Push', 'Sprint']);
  expect(await namesOf(ben)).toEqual(['Push', 'Sprint', 'Walk']);
});

it('is refused for a stale version, a workout of another plan and a stranger', async () => {
  const { params, change } = await planForGroup();
  await change({ version: 1, name: 'Sprint' });
  const body = { version: 1, name: 'Late' };
  expect((await trainer.refused(updateGroupWorkout, { params, body })).status).toBe(409);
  const other = await planForGroup();
  const crossed = { ...params, planWorkoutId: other.params.planWorkoutId };
  const current = { version: 2, name: 'Crossed' };
  expect((await trainer.refused(updateGroupWorkout, { params: crossed, body: current })).status).toBe(404);
  const otherTrainer = await api.signInAs((await buildTrainer(api.database.db)).email);
  expect((await otherTrainer.refused(updateGroupWorkout, { params, body: current })).status).toBe(404);
});
