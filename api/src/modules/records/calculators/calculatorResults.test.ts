import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { bmiContract } from '@formline/shared/contracts/calculators/bmi';
import { bodyFatContract } from '@formline/shared/contracts/calculators/bodyFat';
import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { listActivityLevels } from '@formline/shared/contracts/library/catalogues';
import { maxHeartRateContract } from '@formline/shared/contracts/calculators/maxHeartRate';
import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { oneRepMaxContract } from '@formline/shared/contracts/calculators/oneRepMax';
import { readClient } from '@formline/shared/contracts/people/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import {
  bmiOf,
  heartRate,
  oneRm,
  plan as planByLevel,
  tape,
} from '../../../testing/requests/calculatorInputs';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  clientId = (await buildClient(db, trainerId)).id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const newClient = async () => ({ id: (await buildClient(api.database.db, trainerId)).id });

const plan = { ...planByLevel, physical_activity_level: 1.5 };

describe('results', () => {
  const params = () => ({ id: clientId });

  it('show the range of a one-rep max and warn beyond ten repetitions', async () => {
    const { result } = await trainer.call(oneRepMaxContract.save, {
      params: params(),
      body: { input: { ...oneRm, reps: 12 } },
    });
    expect(result).toMatchObject({ lowest: 128.21, highest: 144.41, warnings: ['many_reps'] });
    expect(result.estimates).toMatchObject({ epley: 140, brzycki: 144 });
  });

  it('leave formulas out of the range that are beyond theirs', async () => {
    const { result } = await trainer.call(oneRepMaxContract.save, {
      params: params(),
      body: { input: { ...oneRm, reps: 36 } },
    });
    expect(result).toMatchObject({ highest: 220, left_out: ['brzycki', 'lander'] });
  });

  it('keep that a plan below the lowest advised intake was confirmed', async () => {
    const input = { ...planByLevel, goal_weight: 64, days: 60, low_intake_confirmed: true };
    const saved = await trainer.call(bodyWeightPlanContract.save, {
      params: await newClient(),
      body: { input },
    });
    expect(saved.result.warnings).toContain('below_1000_kcal');
    expect(saved.input.low_intake_confirmed).toBe(true);
  });

  it('refuse a plan below the lowest advised intake that was not confirmed, and save one of a build without the question', async () => {
    const input = { ...planByLevel, goal_weight: 64, days: 60 };
    const save = (about: object) => ({ params: params(), body: { input: { ...input, ...about } } });
    const refusal = await trainer.refused(bodyWeightPlanContract.save, save({ low_intake_confirmed: false }));
    expect(refusal).toMatchObject({
      status: 400,
      message: 'low_intake_confirmed: must be true for a plan below 1,000 calories a day',
    });
    const { result } = await trainer.call(bodyWeightPlanContract.save, save({}));
    expect(result.warnings).toContain('below_1000_kcal');
    const enough = { ...planByLevel, low_intake_confirmed: false };
    const plain = await trainer.call(bodyWeightPlanContract.save, {
      params: params(),
      body: { input: enough },
    });
    expect(plain.result.warnings).not.toContain('below_1000_kcal');
  });

  it('classify a body mass index before it is rounded', async () => {
    const input = { weight: 24.999, unit_weight: 'kg', height: 100, unit_height: 'cm', age: 19 };
    const { result } = await trainer.call(bmiContract.save, { params: params(), body: { input } });
    expect(result).toEqual({
      bmi: 25,
      bmi_class: 'normal',
      asian_action_point: 23,
      warnings: ['use_percentile_charts'],
    });
  });

  it('give the heart rate with its zones', async () => {
    const { result, formula } = await trainer.call(maxHeartRateContract.save, {
      params: params(),
      body: { input: heartRate },
    });
    expect(formula).toBe('tanaka');
    expect(result).toMatchObject({ max_heart_rate: 180, lowest: 170, highest: 190 });
    expect(result.zones.map(({ from }) => from)).toEqual([120, 132, 144, 156, 168]);
  });

  it('give body fat by tape and by folds', async () => {
    const byTape = await trainer.call(bodyFatContract.save, { params: params(), body: { input: tape } });
    expect(byTape).toMatchObject({
      formula: 'navy',
      result: { body_fat_percentage: 16.11, band: 'fitness' },
    });
    const folds = { method: 'jackson_pollock_3', sex: 'female', age: 30 };
    const body = { input: { ...folds, folds: { triceps: 20, suprailiac: 15, thigh: 25 } } };
    const byFolds = await trainer.call(bodyFatContract.save, { params: params(), body });
    expect(byFolds.result).toEqual({
      body_fat_percentage: 24.13,
      body_density: 1.04402,
      band: 'fitness',
      warnings: [],
    });
  });

  it.each([
    [maxHeartRateContract.save, { age: 40, formula: 'gulati' }, 'This formula is for women.'],
    [
      maxHeartRateContract.save,
      { age: 120, formula: 'gulati', sex: 'female', resting_heart_rate: 101 },
      'The resting',
    ],
    [bodyFatContract.save, { ...tape, neck: 85 }, 'The neck must be smaller than the waist.'],
    [bodyFatContract.save, { ...tape, sex: 'female' }, 'Please enter the hip'],
    [
      bodyFatContract.save,
      { method: 'durnin_womersley', sex: 'male', age: 30, folds: { biceps: 5 } },
      'Please enter all',
    ],
    [
      bmiContract.save,
      { ...bmiOf(70), unit_height: 'in', height: 175, weight: 20 },
      'Weight and height do not fit',
    ],
  ] as const)('are refused in words where there is none: %#', async (endpoint, input, words) => {
    const refusal = await trainer.refused(endpoint, { params: params(), body: { input } });
    expect(refusal.message).toContain(words);
  });
});

describe('a body weight plan', () => {
  it('answers intakes and a curve, and becomes the client’s activity level and nutrition', async () => {
    const params = await newClient();
    const level = (await trainer.call(listActivityLevels))[2];
    const body = { input: { ...plan, physical_activity_level: undefined, activity_level_id: level?.id } };
    const { result } = await trainer.call(bodyWeightPlanContract.save, { params, body });
    expect(result.physical_activity_level).toBe(1.6);
    expect(result.weights[0]).toEqual({ day: 0, weight: 76 });
    expect(result.weights.at(-1)).toEqual({ day: 365, weight: 70 });
    const client = await trainer.call(readClient, { params });
    expect(client.client_user.activity_level_id).toBe(level?.id);
    const nutrition = await trainer.call(readLatestNutrition, { params });
    expect(nutrition).toMatchObject({
      calories: result.calories_reach_goal,
      protein: result.protein,
      carbohydrates: result.carbohydrates,
      fat: result.fat,
    });
    const feed = await trainer.call(listActivities, { query: { client_user_id: params.id } });
    expect(feed.map(({ activity_type }) => activity_type)).toEqual(['nutrition_recorded']);
  });

  it('of the trainer is no client’s nutrition', async () => {
    await trainer.call(bodyWeightPlanContract.save, { params: { id: trainerId }, body: { input: plan } });
    expect((await trainer.refused(readLatestNutrition, { params: { id: trainerId } })).status).toBe(404);
  });

  it('has the figures of the published planner', async () => {
    const { result } = await trainer.call(bodyWeightPlanContract.save, {
      params: { id: clientId },
      body: { input: plan },
    });
    expect(result).toMatchObject({ calories_keep_now: 2503, calories_keep_goal: 2360, warnings: [] });
    expect(Math.abs(result.calories_reach_goal - 2287)).toBeLessThanOrEqual(1);
  });

  it.each([
    [{ goal_weight: 60, days: 28 }, 'This goal cannot be reached'],
    [{ macros: { protein: 30, carbohydrates: 30, fat: 30 } }, 'must add up to 100 percent'],
    [{ age: 17 }, 'age'],
    [{ days: 3 }, 'days'],
    [{ physical_activity_level: 1.1 }, 'physical_activity_level'],
  ])('refuses %j and changes nothing', async (change, words) => {
    const params = await newClient();
    const body = { input: { ...plan, ...change } };
    const refusal = await trainer.refused(bodyWeightPlanContract.save, { params, body });
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain(words);
    expect(await trainer.call(bodyWeightPlanContract.readCurrent, { params })).toBeNull();
    expect(await trainer.call(readLatestNutrition, { params })).toBeNull();
  });

  it('refuses an activity level that does not exist', async () => {
    const body = { input: { ...plan, activity_level_id: 2_000_000_000 } };
    expect(
      await trainer.refused(bodyWeightPlanContract.save, { params: { id: clientId }, body }),
    ).toMatchObject({
      status: 400,
      message: 'activity_level_id: there is no such activity level',
    });
  });
});
