/** @embedded Copies in one statement, arrays. */
import { copyProgram, readProgram, updateProgram } from '@formline/shared/contracts/library/programs';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { updateUnitPreference } from '@formline/shared/contracts/people/profiles';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';
import {
  buildWeeklyProgram,
  DELOAD,
  FOUR_WEEKS,
  HEAVIER,
  IN_FOUR_WEEKS,
} from '../../../testing/worlds/weeklyProgram';

let api: TestApp;
let world: Awaited<ReturnType<typeof buildWeeklyProgram>>;

beforeAll(async () => {
  api = await startTestApp();
  world = await buildWeeklyProgram(api);
});

afterAll(() => api.close());

describe('a program planned over weeks', () => {
  it('says so, and its copy too', async () => {
    const planned = { week_count: 4, week_changes: [DELOAD] };
    const read = await world.trainer.call(readProgram, { params: { id: world.programId } });
    expect(read).toMatchObject({
      ...planned,
      workouts: [{ week_changes: [{ ...HEAVIER, every_weeks: 1 }] }, {}],
    });
    expect(read.workouts[1]).not.toHaveProperty('week_changes');
    const copy = await world.trainer.call(copyProgram, { params: { id: world.programId } });
    expect(copy).toMatchObject({ ...planned, workouts: [{ week_changes: [{ change: 5 }] }, {}] });
    const { version } = copy;
    const without = { version, week_count: null, week_changes: [] };
    const changed = await world.trainer.call(updateProgram, { params: { id: copy.id }, body: without });
    expect(changed).not.toHaveProperty('week_count');
    expect(changed.workouts[0]).toMatchObject({ week_changes: [{ change: 5 }] });
  });

  it('gives each week its figures, and leaves the library’s workout alone', async () => {
    const schedule = await world.scheduled();
    expect(await world.daysOf(schedule)).toEqual(IN_FOUR_WEEKS);
    expect(await world.daysOf(schedule, 'Plank')).toEqual([
      '2028-02-14 4×null@null',
      '2028-02-21 4×null@null',
      '2028-02-28 4×null@null',
      '2028-03-06 2×null@null',
    ]);
    expect(await world.doseOf(world.squat)).toBe('4×10@100');
  });

  it('takes less time in a week with fewer sets', async () => {
    const { days } = await world.trainer.call(readSchedule, { params: await world.scheduled() });
    const secondsOf = async (index: number) =>
      (await world.trainer.call(readWorkout, { params: { id: days[index]?.workout_id ?? 0 } }))
        .total_dur_seconds;
    expect(await secondsOf(days.length - 1)).toBe((await secondsOf(1)) / 2);
  });

  it('follows the request when it names the workouts', async () => {
    const workouts = [{ workout_id: world.squat, days_of_week: ['1' as const] }];
    expect((await world.daysOf(await world.scheduled({ workouts }))).at(-1)).toBe('2028-03-06 4×10@100');
    const changes = { workouts, week_changes: [DELOAD] };
    expect((await world.daysOf(await world.scheduled(changes))).at(-1)).toBe('2028-03-06 2×10@100');
  });

  it('is refused when its weeks are too many different workouts', async () => {
    const reps = { ...HEAVIER, figure: 'reps' as const, last_week: 105 };
    const workouts = new Array(60).fill({
      workout_id: world.squat,
      days_of_week: ['1'],
      week_changes: [reps],
    });
    const body = { ...FOUR_WEEKS, endDate: '2028-08-01', workouts };
    const refused = await world.trainer.refused(scheduleWorkout, {
      params: { id: await world.newClient() },
      body,
    });
    expect(refused.message).toContain('600 different workouts at most');
  });

  it('loads in the trainer’s kilograms', async () => {
    const units = (unit_weight: 'lb' | 'kg') =>
      world.trainer.call(updateUnitPreference, { body: { unit_weight } });
    await units('kg');
    const days = await world.daysOf(await world.scheduled());
    await units('lb');
    // 105 lb are 47.6 kg: 47.5 can be loaded.
    expect(Number(days[1]?.split('@')[1]) * 0.45359237).toBeCloseTo(47.5, 2);
  });
});
