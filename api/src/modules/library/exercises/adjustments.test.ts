import { listMuscleGroups } from '@formline/shared/contracts/library/exerciseTags';
import { type ExerciseDetails, findExercises } from '@formline/shared/contracts/library/exercises';
import {
  createOwnExercise,
  deleteOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/library/ownExercises';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let form: { name: string; description: string; muscle_group_ids: (number | undefined)[] };

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const other = await buildTrainer(db);
  otherTrainer = await api.signInAs(other.email);
  trainer = await api.signInAs(owner.email);
  const [group] = await trainer.call(listMuscleGroups);
  form = { name: 'Sled Drag', description: 'Lean back and walk.', muscle_group_ids: [group?.id] };
});

afterAll(() => api.close());

const make = (given: object = {}) => trainer.call(createOwnExercise, { body: { ...form, ...given } });
const refusedWith = async (given: object) => {
  const { status, message } = await trainer.refused(createOwnExercise, { body: { ...form, ...given } });
  return [status, message];
};
const changed = ({ id, version }: ExerciseDetails, given: object = {}) => ({
  body: { ...form, id, version, ...given },
});
const provider = async (search: string) => {
  const query = { search, exercisesFilter: 'formline', size: 1 };
  const [found] = (await trainer.call(findExercises, { query })).exercises;
  if (!found) throw new Error(`The provider has no ${search}.`);
  return found;
};

describe('progressions and regressions', () => {
  const named = (exercise_id: number, exerciseType = 'PROGRESSION') => ({ exercise_id, exerciseType });

  it('are read with the exercises themselves, in their order, and stay until others are named', async () => {
    const swing = await provider('kettlebell swing');
    const easier = await make({ name: 'Hip Hinge' });
    const wanted = [named(easier.id, 'REGRESSION'), named(swing.id)];
    const made = await make({ name: 'Band Swing', progressions_regressions: wanted });
    expect(made).toMatchObject({ progression_enabled: true, regression_enabled: true });
    const others = made.progressions_regressions;
    expect(others.map(({ exerciseType, exercise }) => [exerciseType, exercise.name])).toEqual([
      ['PROGRESSION', 'Kettlebell Swing'],
      ['REGRESSION', 'Hip Hinge'],
    ]);
    expect(others[0]).toEqual({ primary_exercise_id: made.id, exerciseType: 'PROGRESSION', exercise: swing });
    const kept = await trainer.call(updateOwnExercise, changed(made, { name: 'Light Swing' }));
    expect(kept.progressions_regressions).toEqual(others);
    const without = await trainer.call(updateOwnExercise, changed(kept, { progressions_regressions: [] }));
    expect(without).toMatchObject({ progression_enabled: false, progressions_regressions: [] });
  });

  it('are exercises of the trainer’s library, each once', async () => {
    const foreign = await otherTrainer.call(createOwnExercise, { body: form });
    const own = await make();
    await trainer.call(deleteOwnExercise, { query: { id: own.id } });
    const swing = await provider('kettlebell swing');
    const refusals = [
      await refusedWith({ progressions_regressions: [named(foreign.id)] }),
      await refusedWith({ progressions_regressions: [named(own.id)] }),
      await refusedWith({ progressions_regressions: [named(swing.id), named(swing.id, 'REGRESSION')] }),
      await refusedWith({ progressions_regressions: [named(swing.id, 'SIDEWAYS')] }),
    ];
    expect(refusals.map(([status]) => status)).toEqual([404, 404, 400, 400]);
  });
});
