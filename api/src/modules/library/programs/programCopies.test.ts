/** @embedded A migration that looks for copies. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  copyProgram,
  createProgram,
  deleteProgram,
  type Program,
  readProgram,
  updateProgram,
} from '@formline/shared/contracts/library/programs';
import { readWorkout } from '@formline/shared/contracts/library/workouts';
import { about, startWorkoutWorld, type WorkoutWorld } from '../../../testing/workoutWorld';

const migration = new URL('../../../../migrations/0037_copied_for_program.sql', import.meta.url);

let world: WorkoutWorld;
let original: Program;
let own: number;

beforeAll(async () => {
  world = await startWorkoutWorld();
  const placed = [await world.make({ name: 'Legs' }), await world.make({ name: 'Arms' })];
  own = (await world.make({ name: 'Own' })).id;
  const workouts = placed.map(({ id }) => ({ id }));
  original = await world.trainer.call(createProgram, { body: { name: 'Source', workouts } });
});

afterAll(() => world.api.close());

const asRead = (id: number): Promise<Program> => world.trainer.call(readProgram, { params: { id } });

/** A copy of its own each time: a repetition within seconds would answer the first. */
async function copied(): Promise<Program> {
  world.api.clock.advanceSeconds(11);
  return world.trainer.call(copyProgram, { params: { id: original.id } });
}

async function statusesOf(ids: readonly number[]): Promise<number[]> {
  const answers = await Promise.all(ids.map((id) => world.trainer.send(readWorkout, { params: { id } })));
  return answers.map(({ status }) => status);
}

const deleteWithCopies = (id: number) =>
  world.trainer.call(deleteProgram, { params: { id }, query: { with_unused_copies: 'true' } });

it('an own workout made at the same time and added to a copied program is none of its copies', async () => {
  const copy = await copied();
  const { pool } = world.api.database;
  await pool.query(
    'update workouts set created_at = (select created_at from programs where id = $1) where id = $2',
    [copy.id, own],
  );
  const withOwn = { workouts: [...copy.workouts, { id: own }] };
  const changed = await world.trainer.call(updateProgram, about(copy, withOwn));
  expect(changed.unused_copy_ids).toEqual(copy.workouts.map(({ id }) => id));
});

it('a copied workout is one of the copies however late it was written', async () => {
  const copy = await copied();
  await world.api.database.pool.query(
    `update workouts set created_at = created_at + interval '1 hour' where copied_for_program_id = $1`,
    [copy.id],
  );
  expect((await asRead(copy.id)).unused_copy_ids).toEqual(copy.workouts.map(({ id }) => id));
});

it('a program is deleted with its unused copies in one call, and what is used stays', async () => {
  const copy = await copied();
  const [first = 0, second = 0] = copy.workouts.map(({ id }) => id);
  const elsewhere = { name: 'Elsewhere', workouts: [{ id: first }] };
  await world.trainer.call(createProgram, { body: elsewhere });
  const withOwn = { workouts: [...copy.workouts, { id: own }] };
  await world.trainer.call(updateProgram, about(copy, withOwn));
  expect(await deleteWithCopies(copy.id)).toEqual({ id: copy.id });
  expect((await world.trainer.refused(readProgram, { params: { id: copy.id } })).status).toBe(404);
  expect(await statusesOf([first, second, own])).toEqual([200, 404, 200]);
});

it('without a word about copies they stay, as for clients of before', async () => {
  const copy = await copied();
  await world.trainer.call(deleteProgram, { params: { id: copy.id } });
  expect(await statusesOf(copy.workouts.map(({ id }) => id))).toEqual([200, 200]);
});

it('copies stay when the program cannot be deleted', async () => {
  const copy = await copied();
  const { pool } = world.api.database;
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update of deleted_at on programs for each row execute function refuse()`);
  const request = { params: { id: copy.id }, query: { with_unused_copies: 'true' } };
  expect((await world.trainer.refused(deleteProgram, request)).status).toBe(500);
  await pool.query('drop trigger refuse on programs; drop function refuse()');
  expect(await statusesOf(copy.workouts.map(({ id }) => id))).toEqual([200, 200]);
});

it('another trainer and a manager delete neither the program nor its copies', async () => {
  const copy = await copied();
  const request = { params: { id: copy.id }, query: { with_unused_copies: 'true' } };
  const manager = await world.api.signInAs('manager@formline.test');
  expect((await world.otherTrainer.refused(deleteProgram, request)).status).toBe(404);
  expect((await manager.refused(deleteProgram, request)).status).toBe(403);
  expect(await asRead(copy.id)).toEqual(copy);
});

it('a workout of another trainer is not deleted with the program', async () => {
  const copy = await copied();
  const [first = 0] = copy.workouts.map(({ id }) => id);
  const { pool } = world.api.database;
  await pool.query('update workouts set owner_id = $1 where id = $2', [world.otherTrainerId, first]);
  await deleteWithCopies(copy.id);
  const { rows } = await pool.query('select deleted_at from workouts where id = $1', [first]);
  expect(rows).toEqual([{ deleted_at: null }]);
});

it('the migration finds the copies of before by the time they were made', async () => {
  const copy = await copied();
  const late = await world.make({ name: 'Late' });
  const withMore = { workouts: [...copy.workouts, { id: late.id }] };
  await world.trainer.call(updateProgram, about(copy, withMore));
  const { pool } = world.api.database;
  await pool.query('update workouts set copied_for_program_id = null');
  await pool.query(
    `update workouts set created_at = (select created_at + interval '10 seconds' from programs where id = $1)
     where id = $2`,
    [copy.id, late.id],
  );
  const [, , , fill = ''] = readFileSync(fileURLToPath(migration), 'utf8').split('--> statement-breakpoint');
  await pool.query(fill);
  expect((await asRead(copy.id)).unused_copy_ids).toEqual(copy.workouts.map(({ id }) => id));
  expect((await asRead(original.id)).unused_copy_ids).toBeUndefined();
});
