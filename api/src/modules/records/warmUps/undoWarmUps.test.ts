import { createWorkout, updateWorkout } from '@formline/shared/contracts/library/workouts';
import { undoWarmUps } from '@formline/shared/contracts/records/warmUps';
import {
  completeScheduledWorkout,
  moveScheduledWorkout,
  updateScheduledWorkout,
  updateSchedule,
} from '@formline/shared/contracts/scheduling/scheduleChanges';
import { buildTrainer } from '../../../testing/builders';
import { buildCorrectiveWorld, sectionsWith } from '../../../testing/worlds/correctiveWorld';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let planDays: Awaited<ReturnType<typeof buildCorrectiveWorld>>['planDays'];
let walk: number;

beforeAll(async () => {
  api = await startTestApp();
  ({ trainer, planDays, walk } = await buildCorrectiveWorld(api));
});

afterAll(() => api.close());

describe('undo of corrective exercises in the Warm-Up', () => {
  const plain = ({ days }: { readonly days: readonly object[] }) => days;

  it('restores every day exactly, so that a new run of the schedule treats it as before', async () => {
    const { params, scheduleId, read, add, undo, content } = await planDays();
    const [before, contentBefore] = [await read(), await content()];
    const { changed } = await add(3);
    expect(plain(await read())).not.toEqual(plain(before));
    expect(await undo(changed)).toEqual({ restored_count: 3 });
    expect(plain(await read())).toEqual(plain(before));
    expect(await content()).toEqual(contentBefore);
    await trainer.call(updateSchedule, {
      params: { ...params, scheduleId },
      body: { end_date: '2028-02-16' },
    });
    expect((await read()).days).toHaveLength(2);
  });

  it('keeps a day that was moved since where it is', async () => {
    const { params, add, undo, dayOn, read } = await planDays();
    const { changed } = await add(1);
    const scheduledWorkoutId = (await dayOn('2028-02-15')).id;
    await trainer.call(moveScheduledWorkout, {
      params: { ...params, scheduledWorkoutId },
      body: { date: '2028-02-20', oldDate: '2028-02-15' },
    });
    await undo(changed);
    expect((await read()).days.map(({ workout_date }) => workout_date)).toContain('2028-02-20');
  });

  it.each(['the day', 'the library', 'done'])(
    'is refused with its reason once %s was changed',
    async (what) => {
      const { params, library, add, dayOn, content } = await planDays();
      const { changed } = await add(2);
      const day = { ...params, scheduledWorkoutId: (await dayOn('2028-02-16')).id };
      if (what === 'the day') {
        await trainer.call(updateScheduledWorkout, { params: day, body: { scope: 'day', name: 'Run' } });
      } else if (what === 'done') {
        await trainer.call(completeScheduledWorkout, { params: day, body: { is_complete: true } });
      } else {
        await trainer.call(updateWorkout, { params: { id: library.id }, body: { name: 'Stroll' } });
      }
      const left = await content();
      const refusal = await trainer.refused(undoWarmUps, { params, body: { changed } });
      expect(refusal).toMatchObject({ status: 409, key: 'stale_version' });
      expect(refusal.message).toMatch(/Nothing was undone\.$/);
      expect(await content()).toEqual(left);
    },
  );

  it('points no day at the workout of somebody else', async () => {
    const { params, add } = await planDays();
    const { changed } = await add(1);
    const other = await buildTrainer(api.database.db);
    const foreign = await (
      await api.signInAs(other.email)
    ).call(createWorkout, { body: { name: 'Foreign', sections: sectionsWith('Main', walk) } });
    const faked = changed.map((one) => ({
      ...one,
      previous: { ...one.previous, workout_id: foreign.id, workout_version: foreign.version },
    }));
    expect((await trainer.refused(undoWarmUps, { params, body: { changed: faked } })).status).toBe(409);
  });
});
