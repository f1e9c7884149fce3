import { listFitnessComponents, listMuscleGroups } from '@formline/shared/contracts/library/exerciseTags';
import {
  type ExerciseDetails,
  findExercises,
  readExercise,
  toggleFavoriteExercise,
} from '@formline/shared/contracts/library/exercises';
import {
  createOwnExercise,
  deleteOwnExercise,
  readOwnExercise,
  updateOwnExercise,
} from '@formline/shared/contracts/library/ownExercises';
import { buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let otherTrainer: Caller;
let form: { name: string; description: string; muscle_group_ids: number[] };

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const other = await buildTrainer(db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs(other.email);
  const [first, second] = await trainer.call(listMuscleGroups);
  form = {
    name: 'Sled Drag',
    description: 'Lean back and walk.',
    muscle_group_ids: [second?.id ?? 0, first?.id ?? 0],
  };
});

afterAll(() => api.close());

const make = (given: object = {}) => trainer.call(createOwnExercise, { body: { ...form, ...given } });
const refusedWith = async (given: object) => {
  const { status, message } = await trainer.refused(createOwnExercise, { body: { ...form, ...given } });
  return [status, message];
};
const one = ({ id }: { id: number }) => ({ params: { id } });
const changed = ({ id, version }: ExerciseDetails, given: object = {}) => ({
  body: { ...form, id, version, ...given },
});
const ownNames = async () => {
  const query = { exercisesFilter: 'trainer', size: 200 };
  return (await trainer.call(findExercises, { query })).exercises.map(({ name }) => name);
};
const provider = async (search: string) => {
  const query = { search, exercisesFilter: 'formline', size: 1 };
  const [found] = (await trainer.call(findExercises, { query })).exercises;
  if (!found) throw new Error(`The provider has no ${search}.`);
  return found;
};

describe('a new own exercise', () => {
  it('is read as its form said', async () => {
    const [component] = await trainer.call(listFitnessComponents);
    const dose = { sets: 3, reps: '12', durSeconds: '', rest: 90, weight: 42.5, weightUnits: 'lb', tempo: 2 };
    const made = await make({
      ...dose,
      name: ' Heavy Sled Drag ',
      fitness_component_ids: [component?.id],
      allow_unilateral: true,
      exercise_sides: 'each_side',
      rest_tempo: 1,
    });
    expect(made).toMatchObject({
      name: 'Heavy Sled Drag',
      description: 'Lean back and walk.',
      allow_unilateral: true,
      exercise_source: 'trainer',
      owner_id: trainerId,
      fitness_components: [component],
      sets: 3,
      reps: 12,
      dur_seconds: null,
      rest: 90,
      rest_tempo: 1,
      weight: 42.5,
      tempo: 2,
      exercise_sides: 'each_side',
      progressions_regressions: [],
      version: 1,
    });
    expect(made.muscle_groups.map(({ id }) => id)).toEqual(form.muscle_group_ids);
    expect(await trainer.call(readOwnExercise, one(made))).toEqual(made);
    expect(await ownNames()).toContain('Heavy Sled Drag');
  });

  it('suggests no dose when the form is sent as it opens', async () => {
    const made = await make({ reps: '0', durSeconds: '', rest: 0, imageUrl: '', videoUrl: '' });
    expect(made).toMatchObject({
      sets: null,
      reps: null,
      dur_seconds: null,
      image_url: null,
      video_url: null,
    });
  });

  it.each([
    [{ name: '  ' }, 'Name is a required field'],
    [{ name: 'x'.repeat(161) }, 'Name must be at most 160 characters'],
    [{ description: '' }, 'Description is a required field'],
    [{ muscle_group_ids: [] }, 'At least 1 muscle group is required'],
    [{ muscle_group_ids: [1_999_999_999] }, 'A muscle group or fitness component is not in the lists.'],
    [{ fitness_component_ids: [1_999_999_999] }, 'A muscle group or fitness component is not in the lists.'],
    [{ sets: 100 }, 'Sets must be a whole number from 1 to 99'],
    [{ reps: '1.5' }, 'Reps must be a whole number from 1 to 99999'],
    [{ weight: 10_000 }, 'Weight must be from 0 to 9999'],
    [{ rest: 6000 }, 'Must be in the format - MM:SS'],
  ])('is refused with %j', async (given, message) => {
    expect(await refusedWith(given)).toEqual([400, message]);
  });

  it.each([{ sets: '3 sets' }, { sets: -1 }, { rest: '1e3' }, { weightUnits: 'kg' }, { rest_tempo: 3 }])(
    '%j does not get as far as the rules',
    async (given) => {
      expect((await refusedWith(given))[0]).toBe(400);
    },
  );
});

describe('changing an own exercise', () => {
  it('replaces what it says and counts its version', async () => {
    const made = await make({ sets: 3, reps: 5 });
    const [group = 0] = form.muscle_group_ids;
    const given = {
      name: 'Sled Push',
      muscle_group_ids: [group, group],
      distance: 40,
      distance_units: 'yards',
    };
    const after = await trainer.call(updateOwnExercise, changed(made, given));
    expect(after).toMatchObject({ name: 'Sled Push', sets: null, distance: 40, distance_units: 'yards' });
    expect(after.muscle_groups.map(({ id }) => id)).toEqual([group]);
    expect(after.version).toBe(2);
    expect(await trainer.call(readOwnExercise, one(made))).toEqual(after);
  });

  it('loses to who was faster', async () => {
    const made = await make();
    await trainer.call(updateOwnExercise, changed(made, { name: 'Mine' }));
    const refusal = await trainer.refused(updateOwnExercise, changed(made, { name: 'Late' }));
    expect(refusal).toMatchObject({ status: 409, code: 4091 });
    expect((await trainer.call(readOwnExercise, one(made))).name).toBe('Mine');
  });

  it('changes nothing when a part is refused', async () => {
    const made = await make();
    const given = {
      name: 'Half',
      progressions_regressions: [{ exercise_id: made.id, exerciseType: 'PROGRESSION' }],
    };
    expect((await trainer.refused(updateOwnExercise, changed(made, given))).status).toBe(400);
    expect(await trainer.call(readOwnExercise, one(made))).toEqual(made);
  });

  it('is the owner’s alone, and the provider’s are nobody’s', async () => {
    const made = await make();
    const swing = { ...(await provider('kettlebell swing')), version: 1, progressions_regressions: [] };
    for (const [caller, exercise] of [
      [otherTrainer, made],
      [trainer, swing],
    ] as const) {
      expect((await caller.refused(updateOwnExercise, changed(exercise))).status).toBe(404);
      expect((await caller.refused(deleteOwnExercise, { query: { id: exercise.id } })).status).toBe(404);
    }
    expect(await trainer.call(readOwnExercise, one(made))).toEqual(made);
  });

  it('is not a manager’s', async () => {
    const manager = await api.signInAs('manager@formline.test');
    const refusals = [
      await manager.refused(createOwnExercise, { body: form }),
      await manager.refused(updateOwnExercise, { body: { ...form, id: 1, version: 1 } }),
      await manager.refused(deleteOwnExercise, { query: { id: 1 } }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('a deleted own exercise', () => {
  it('is gone from the library, from favourites and from what others can be exchanged for', async () => {
    const easier = await make({ name: 'Easy Drag' });
    const named = [{ exercise_id: easier.id, exerciseType: 'REGRESSION' }];
    const harder = await make({ name: 'Hard Drag', progressions_regressions: named });
    await trainer.call(toggleFavoriteExercise, one(easier));
    expect(await trainer.call(deleteOwnExercise, { query: { id: easier.id } })).toEqual({ id: easier.id });
    expect(await ownNames()).not.toContain('Easy Drag');
    const favourites = await trainer.call(findExercises, { query: { is_favorite: 'true' } });
    expect(favourites.exercises).toEqual([]);
    expect(await trainer.call(readOwnExercise, one(harder))).toMatchObject({
      regression_enabled: false,
      progressions_regressions: [],
    });
    for (const endpoint of [readExercise, toggleFavoriteExercise]) {
      expect((await trainer.refused(endpoint, one(easier))).status).toBe(404);
    }
    expect((await trainer.refused(deleteOwnExercise, { query: { id: easier.id } })).status).toBe(404);
    expect((await trainer.refused(updateOwnExercise, changed(easier))).status).toBe(404);
  });
});
