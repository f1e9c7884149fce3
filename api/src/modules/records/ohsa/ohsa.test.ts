import { findExercises } from '@formline/shared/contracts/library/exercises';
import {
  assignNutrition,
  deleteNutrition,
  listNutrition,
  readLatestNutrition,
  restoreNutrition,
  updateNutrition,
} from '@formline/shared/contracts/records/nutrition';
import {
  deleteOhsa,
  listOhsaResults,
  ohsaCompensations,
  readOhsaResults,
  recordOhsa,
  restoreOhsa,
  updateOhsa,
} from '@formline/shared/contracts/records/ohsa';
import { listFitnessComponents } from '@formline/shared/contracts/library/exerciseTags';
import {
  correctiveComponents,
  correctiveExercises,
} from '@formline/shared/domain/clients/correctiveExercises';
import { muscleImbalances } from '@formline/shared/domain/clients/overheadSquat';
import { eq } from 'drizzle-orm';
import { clientRelations } from '../../../database/schema/clients';
import { ohsaResults } from '../../../database/schema/health';
import { buildClient, buildExercises, buildTrainer } from '../../../testing/builders';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let ownExercise: number;
let providersExercise: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  await buildExercises(db, trainerId, ['Wall Ankle Drill']);
  const firstOf = async (exercisesFilter: string) =>
    (await trainer.call(findExercises, { query: { exercisesFilter, size: 1 } })).exercises[0]?.id ?? 0;
  ownExercise = await firstOf('trainer');
  providersExercise = await firstOf('formline');
});

afterAll(() => api.close());

const newClient = async () => ({ id: (await buildClient(api.database.db, trainerId)).id });
const assessment = (
  assessment_date: string,
  compensations: readonly string[],
  ids: readonly number[] = [],
) => ({
  assessment_date,
  compensations,
  corrective_exercise_ids: ids,
});

describe('an overhead squat', () => {
  it('tells muscles and exercises; the newest one is read', async () => {
    const params = await newClient();
    expect(await trainer.call(readOhsaResults, { params })).toBeNull();
    const saved = await trainer.call(recordOhsa, {
      params,
      body: assessment('2028-02-10', ['heels_rise'], [ownExercise, providersExercise, ownExercise]),
    });
    expect(saved.corrective_exercises.map(({ id }) => id)).toEqual([ownExercise, providersExercise]);
    expect(saved).toMatchObject({
      assessment_date: '2028-02-10',
      over_active_muscles: [{ name: 'Soleus' }, { name: 'Gastrocnemius' }],
      under_active_muscles: [{ name: 'Anterior Tibialis' }],
    });
    await trainer.call(recordOhsa, { params, body: assessment('2028-01-10', []) });
    expect(await trainer.call(readOhsaResults, { params })).toEqual(saved);
  });

  it('keeps a trainer’s own exercises from the other trainer and shows the client the provider’s', async () => {
    const params = await newClient();
    const { db } = api.database;
    const other = await buildTrainer(db);
    await db.insert(clientRelations).values({ trainerId: other.id, clientId: params.id });
    const body = assessment('2028-02-10', [], [ownExercise, providersExercise]);
    await trainer.call(recordOhsa, { params, body });
    const second = await api.signInAs(other.email);
    const client = await signInAsClient(api, params.id);
    for (const caller of [second, client]) {
      const result = await caller.call(readOhsaResults, { params });
      expect(result?.corrective_exercises.map(({ id }) => id)).toEqual([providersExercise]);
      expect(await caller.refused(recordOhsa, { params, body })).toMatchObject({
        status: 404,
        message: 'There is no exercise with this number.',
      });
    }
  });

  it('is listed with the earlier ones, newest first, and can be removed', async () => {
    const params = await newClient();
    const record = (day: string, ids: number[] = []) =>
      trainer.call(recordOhsa, { params, body: assessment(day, ['heels_rise'], ids) });
    const earlier = await record('2028-01-10', [ownExercise]);
    const latest = await record('2028-02-10', [providersExercise]);
    expect(await trainer.call(listOhsaResults, { params })).toEqual([latest, earlier]);
    const ofLatest = { params: { ...params, ohsaResultId: latest.id } };
    expect(await trainer.call(deleteOhsa, ofLatest)).toEqual({ id: latest.id });
    expect(await trainer.call(readOhsaResults, { params })).toEqual(earlier);
    const missing = { status: 404, message: 'There is no overhead squat assessment with this number.' };
    expect(await trainer.refused(deleteOhsa, ofLatest)).toMatchObject(missing);
    const ofOther = { params: { ...(await newClient()), ohsaResultId: earlier.id } };
    expect(await trainer.refused(deleteOhsa, ofOther)).toMatchObject(missing);
    expect(await trainer.refused(restoreOhsa, ofOther)).toMatchObject(missing);
  });

  it('is brought back exactly, with exercises that only the other trainer sees, for a day', async () => {
    const params = await newClient();
    const { db } = api.database;
    const other = await buildTrainer(db);
    await db.insert(clientRelations).values({ trainerId: other.id, clientId: params.id });
    const second = await api.signInAs(other.email);
    const body = assessment('2028-02-10', ['heels_rise'], [providersExercise, ownExercise]);
    const recorded = await trainer.call(recordOhsa, { params, body });
    const ref = { params: { ...params, ohsaResultId: recorded.id } };
    await second.call(deleteOhsa, ref);
    expect(await trainer.call(listOhsaResults, { params })).toEqual([]);
    expect(await trainer.refused(updateOhsa, { ...ref, body })).toMatchObject({ status: 404 });
    await second.call(restoreOhsa, ref);
    expect(await trainer.call(listOhsaResults, { params })).toEqual([recorded]);
    await second.call(deleteOhsa, ref);
    const deletedAt = new Date(api.clock.now().getTime() - (24 * 60 * 60_000 + 1));
    await db.update(ohsaResults).set({ deletedAt }).where(eq(ohsaResults.id, recorded.id));
    expect(await trainer.refused(restoreOhsa, ref)).toMatchObject({ status: 404 });
  });

  it('is replaced by who has seen its version, and keeps the other trainer’s exercises', async () => {
    const params = await newClient();
    const { db } = api.database;
    const other = await buildTrainer(db);
    await db.insert(clientRelations).values({ trainerId: other.id, clientId: params.id });
    const second = await api.signInAs(other.email);
    const body = assessment('2028-02-10', ['heels_rise'], [ownExercise, providersExercise]);
    const { id: ohsaResultId, version } = await trainer.call(recordOhsa, { params, body });
    const ref = { params: { ...params, ohsaResultId } };
    const next = { ...assessment('2028-02-09', ['low_back_arches']), version };
    const changed = await second.call(updateOhsa, { ...ref, body: next });
    expect(changed).toMatchObject({ id: ohsaResultId, version: 2, compensations: ['low_back_arches'] });
    expect(changed.corrective_exercises).toEqual([]);
    const seen = await trainer.call(readOhsaResults, { params });
    expect(seen?.assessment_date).toBe('2028-02-09');
    expect(seen?.corrective_exercises.map(({ id }) => id)).toEqual([ownExercise]);
    expect(await trainer.refused(updateOhsa, { ...ref, body: next })).toMatchObject({ key: 'stale_version' });
    const ofOther = { params: { ...(await newClient()), ohsaResultId } };
    expect((await trainer.refused(updateOhsa, { ...ofOther, body: next })).status).toBe(404);
  });

  it.each(ohsaCompensations)('%s finds what to lengthen and to activate in the library', async (seen) => {
    const components = await trainer.call(listFitnessComponents);
    const fitnessCompIds = components
      .filter(({ name }) => correctiveComponents.some((one) => one === name))
      .map(({ id }) => id);
    const query = { exercisesFilter: 'formline', size: 200, fitnessCompIds: fitnessCompIds.join() };
    const { exercises, nextPage } = await trainer.call(findExercises, { query });
    expect(nextPage).toBeNull();
    const found = correctiveExercises(muscleImbalances([seen]), exercises);
    const steps = new Set(found.map(({ step }) => step));
    expect([steps.has('lengthen'), steps.has('activate')]).toEqual([true, true]);
  });

  it.each([
    [assessment('2028-02-17', [])],
    [assessment('2028-02-10', ['head_falls_off'])],
    [assessment('2028-02-10', [], [3_000_000_000])],
    [{ compensations: [] }],
  ])('refuses %j', async (body) => {
    const refusal = await trainer.refused(recordOhsa, { params: await newClient(), body });
    expect(refusal).toMatchObject({ status: 400, code: 4000 });
  });
});

describe('nutrition', () => {
  it('is what was assigned last, with the calories of its grams unless they are given', async () => {
    const params = await newClient();
    expect(await trainer.call(readLatestNutrition, { params })).toBeNull();
    const grams = { protein: 120, carbohydrates: 220.5, fat: 70 };
    const first = await trainer.call(assignNutrition, { params, body: grams });
    expect(first).toEqual({
      id: first.id,
      ...grams,
      calories: 1992,
      assignedTime: api.clock.now().toISOString(),
      version: 1,
    });
    api.clock.advanceSeconds(1);
    const second = await trainer.call(assignNutrition, { params, body: { ...grams, calories: 1900 } });
    expect(second.calories).toBe(1900);
    expect(await trainer.call(readLatestNutrition, { params })).toEqual(second);
  });

  it('is listed, corrected by who has seen its version, deleted and brought back as it was', async () => {
    const params = await newClient();
    const grams = { protein: 120, carbohydrates: 220, fat: 70 };
    const first = await trainer.call(assignNutrition, { params, body: grams });
    api.clock.advanceSeconds(1);
    const second = await trainer.call(assignNutrition, { params, body: { ...grams, fat: 60 } });
    expect(await trainer.call(listNutrition, { params })).toEqual([second, first]);
    const ofFirst = { params: { ...params, nutritionId: first.id } };
    const body = { ...grams, protein: 130, version: 1 };
    const corrected = await trainer.call(updateNutrition, { ...ofFirst, body });
    expect(corrected).toEqual({ ...first, protein: 130, calories: 2030, version: 2 });
    expect(await trainer.refused(updateNutrition, { ...ofFirst, body })).toMatchObject({
      key: 'stale_version',
    });
    const ofSecond = { params: { ...params, nutritionId: second.id } };
    expect(await trainer.call(deleteNutrition, ofSecond)).toEqual({ id: second.id });
    expect(await trainer.call(readLatestNutrition, { params })).toEqual(corrected);
    expect(await trainer.call(restoreNutrition, ofSecond)).toEqual(second);
    expect(await trainer.call(listNutrition, { params })).toEqual([second, corrected]);
    const ofOther = { params: { ...(await newClient()), nutritionId: first.id } };
    for (const endpoint of [deleteNutrition, restoreNutrition]) {
      expect(await trainer.refused(endpoint, ofOther)).toMatchObject({ status: 404 });
    }
    expect((await trainer.refused(updateNutrition, { ...ofOther, body })).status).toBe(404);
  });

  it.each([
    [{ protein: 100, carbohydrates: 200 }],
    [{ protein: -1, carbohydrates: 200, fat: 60 }],
    [{ protein: 100, carbohydrates: 200, fat: 5000 }],
    [{ protein: 100, carbohydrates: 200, fat: 60, calories: 1.5 }],
  ])('refuses %j', async (body) => {
    const refusal = await trainer.refused(assignNutrition, { params: await newClient(), body });
    expect(refusal).toMatchObject({ status: 400, code: 4000 });
  });
});
