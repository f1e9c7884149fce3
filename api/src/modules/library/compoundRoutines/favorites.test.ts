import {
  createCompoundRoutine,
  deleteCompoundRoutine,
  readCompoundRoutine,
  toggleFavoriteCompoundRoutine,
} from '@formline/shared/contracts/library/compoundRoutines';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs((await buildTrainer(api.database.db)).email);
});

beforeEach(async () => {
  const { exercises } = await trainer.call(findExercises, { query: { size: 2 } });
  const placed = exercises.map((exercise, ordinal) => ({ exercise_id: exercise.id, ordinal }));
  const body = { title: 'Marked', routine_type: 'super_set', reps: 8, exercises: placed };
  id = (await trainer.call(createCompoundRoutine, { body })).id;
});

afterAll(() => api.close());

const click = async () => {
  const query = { routine_type: 'super_set' };
  return (await trainer.call(toggleFavoriteCompoundRoutine, { params: { id }, query })).is_favorite;
};
const isMarked = async () => (await trainer.call(readCompoundRoutine, { params: { id } })).is_favorite;

it('a click marks a favourite, another one later takes the mark away', async () => {
  expect([await click(), await isMarked()]).toEqual([true, true]);
  api.clock.advanceSeconds(1);
  expect([await click(), await isMarked()]).toEqual([false, false]);
  api.clock.advanceSeconds(1);
  expect([await click(), await isMarked()]).toEqual([true, true]);
});

it('a double click turns the mark once, and so does a request the browser repeats', async () => {
  expect(await Promise.all([click(), click(), click()])).toEqual([true, true, true]);
  api.clock.advanceSeconds(0.9);
  expect(await click()).toBe(true);
  api.clock.advanceSeconds(0.1);
  expect(await Promise.all([click(), click()])).toEqual([false, false]);
});

it('a clock that was set back does not freeze the mark', async () => {
  await click();
  api.clock.advanceSeconds(-3600);
  expect(await click()).toBe(false);
  api.clock.advanceSeconds(3600);
});

it('is asked for by type, of what is there', async () => {
  const refused = (routine_type: string) =>
    trainer.refused(toggleFavoriteCompoundRoutine, { params: { id }, query: { routine_type } });
  expect((await refused('circuit')).status).toBe(404);
  expect((await refused('set')).status).toBe(400);
  await trainer.call(deleteCompoundRoutine, { params: { id } });
  expect((await refused('super_set')).status).toBe(404);
});

it('needs the header, and nobody may keep the answer', async () => {
  const request = { params: { id }, query: { routine_type: 'super_set' } };
  expect((await api.refused(toggleFavoriteCompoundRoutine, request)).status).toBe(401);
  const { headers } = await trainer.send(toggleFavoriteCompoundRoutine, request);
  expect(headers['cache-control']).toBe('no-store');
});
