import { bmiContract, listBmiGraph } from '@formline/shared/contracts/calculators/bmi';
import { bodyFatContract } from '@formline/shared/contracts/calculators/bodyFat';
import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { maxHeartRateContract } from '@formline/shared/contracts/calculators/maxHeartRate';
import { oneRepMaxContract } from '@formline/shared/contracts/calculators/oneRepMax';
import { clientRelations } from '../../../database/schema/clients';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { bmiOf, heartRate, oneRm, plan, tape } from '../../../testing/requests/calculatorInputs';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { TEST_TODAY } from '../../../testing/testDay';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let manager: Caller;
let trainerId: number;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  trainerId = owner.id;
  clientId = (await buildClient(db, trainerId)).id;
  trainer = await api.signInAs(owner.email);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  const reader = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId: reader.id, trainerId });
  manager = await api.signInAs(reader.email);
});

afterAll(() => api.close());

const newClient = async () => ({ id: (await buildClient(api.database.db, trainerId)).id });

const kinds = [
  [
    'one-rm',
    {
      save: oneRepMaxContract.save,
      current: oneRepMaxContract.readCurrent,
      history: oneRepMaxContract.listHistory,
    },
    { input: oneRm },
  ],
  [
    'bmi',
    { save: bmiContract.save, current: bmiContract.readCurrent, history: bmiContract.listHistory },
    { input: bmiOf(70) },
  ],
  [
    'body-weight-plan',
    {
      save: bodyWeightPlanContract.save,
      current: bodyWeightPlanContract.readCurrent,
      history: bodyWeightPlanContract.listHistory,
    },
    { input: plan },
  ],
  [
    'mhr',
    {
      save: maxHeartRateContract.save,
      current: maxHeartRateContract.readCurrent,
      history: maxHeartRateContract.listHistory,
    },
    { input: heartRate },
  ],
  [
    'body-fat',
    {
      save: bodyFatContract.save,
      current: bodyFatContract.readCurrent,
      history: bodyFatContract.listHistory,
    },
    { input: tape },
  ],
] as const;

describe.each(kinds)('%s', (kind, { save, current, history }, body) => {
  it('is empty before the first one and then the one that was saved', async () => {
    const params = await newClient();
    expect(await trainer.call(current, { params })).toBeNull();
    expect(await trainer.call(history, { params })).toEqual({ history: [], nextPage: null });
    const saved = await trainer.call(save, { params, body });
    const version = kind === 'one-rm' ? 2 : 1;
    expect(saved).toMatchObject({
      user_id: params.id,
      date: TEST_TODAY,
      formula_version: version,
      ...body,
    });
    expect(await trainer.call(current, { params })).toEqual(saved);
    expect(await trainer.call(history, { params })).toEqual({ history: [saved], nextPage: null });
  });

  it('may be the trainer’s own', async () => {
    const params = { id: trainerId };
    const saved = await trainer.call(save, { params, body });
    expect(await trainer.call(current, { params })).toEqual(saved);
  });

  it('of another trainer’s client is not there', async () => {
    const missing = { status: 404, code: 4040, message: 'You have no client with this number.' };
    for (const id of [clientId, trainerId, 2_000_000_000]) {
      expect(await otherTrainer.refused(save, { params: { id }, body })).toEqual(missing);
      expect(await otherTrainer.refused(current, { params: { id } })).toEqual(missing);
      expect(await otherTrainer.refused(history, { params: { id } })).toEqual(missing);
    }
  });

  it('is read by a manager and saved by none', async () => {
    const params = { id: clientId };
    const saved = await trainer.call(save, { params, body });
    expect(await manager.call(current, { params })).toEqual(saved);
    expect(await manager.refused(save, { params, body })).toMatchObject({ status: 403, code: 4030 });
  });

  it('refuses what nobody has', async () => {
    const wrong = { ...body, input: { ...body.input, age: 900, weight: -1, height: 'tall' } };
    expect((await trainer.refused(save, { params: { id: clientId }, body: wrong })).status).toBe(400);
    expect((await trainer.refused(save, { params: { id: clientId }, body: {} })).status).toBe(400);
  });

  it.each(['2028-02-17', '1899-12-31', '2028-02-30'])('refuses to be of %s', async (date) => {
    const refusal = await trainer.refused(save, { params: { id: clientId }, body: { ...body, date } });
    expect(refusal).toMatchObject({ status: 400, code: 4000 });
  });
});

describe('the history', () => {
  it('has pages of twenty, newest day first', async () => {
    const params = await newClient();
    for (let day = 1; day <= 21; day += 1) {
      const date = `2028-01-${String(day).padStart(2, '0')}`;
      await trainer.call(bmiContract.save, { params, body: { date, input: bmiOf(70 + day) } });
    }
    const first = await trainer.call(bmiContract.listHistory, { params });
    const dates = first.history.map(({ date }) => date);
    expect([dates.length, dates[0], dates[19], first.nextPage]).toEqual([20, '2028-01-21', '2028-01-02', 2]);
    const second = await trainer.call(bmiContract.listHistory, { params, query: { page: 2 } });
    expect(second).toMatchObject({ nextPage: null, history: [{ date: '2028-01-01' }] });
  });

  it('of heart rates and body fat has pages of ten', async () => {
    const params = await newClient();
    const saveOne = () => trainer.call(maxHeartRateContract.save, { params, body: { input: heartRate } });
    for (let count = 1; count <= 10; count += 1) await saveOne();
    expect(await trainer.call(maxHeartRateContract.listHistory, { params })).toMatchObject({
      nextPage: null,
    });
    await saveOne();
    const { history, nextPage } = await trainer.call(maxHeartRateContract.listHistory, { params });
    expect([history.length, nextPage]).toEqual([10, 2]);
  });

  it('keeps the calculations of two trainers of one client apart', async () => {
    const { db } = api.database;
    const other = await buildTrainer(db);
    const params = await newClient();
    await db.insert(clientRelations).values({ trainerId: other.id, clientId: params.id });
    await trainer.call(bmiContract.save, { params, body: { input: bmiOf(80) } });
    const secondTrainer = await api.signInAs(other.email);
    expect(await secondTrainer.call(bmiContract.readCurrent, { params })).toBeNull();
    expect((await secondTrainer.call(bmiContract.listHistory, { params })).history).toEqual([]);
  });
});

describe('the graph of the body mass index', () => {
  let params: { id: number };

  beforeAll(async () => {
    params = await newClient();
    const days: readonly [string, number][] = [
      ['2027-12-31', 90],
      ['2028-01-01', 89],
      ['2028-01-31', 88],
      ['2028-02-05', 87],
      ['2028-02-06', 86],
      ['2028-02-12', 85],
      ['2028-02-12', 84],
      ['2028-02-13', 83],
    ];
    for (const [date, weight] of days) {
      await trainer.call(bmiContract.save, { params, body: { date, input: bmiOf(weight) } });
    }
  });

  const indexOf = (weight: number) => Math.round((weight / 1.75 ** 2) * 100) / 100;

  it.each([
    [
      'week',
      '2028-02-09',
      [
        ['2028-02-06', 86],
        ['2028-02-12', 84],
      ],
    ],
    [
      'month',
      '2028-02-29',
      [
        ['2028-02-05', 87],
        ['2028-02-06', 86],
        ['2028-02-12', 84],
        ['2028-02-13', 83],
      ],
    ],
    [
      'year',
      '2028-07-01',
      [
        ['2028-01-01', 89],
        ['2028-01-31', 88],
        ['2028-02-05', 87],
        ['2028-02-06', 86],
        ['2028-02-12', 84],
        ['2028-02-13', 83],
      ],
    ],
    ['year', '2027-01-01', [['2027-12-31', 90]]],
    ['week', '2026-06-06', []],
  ] as const)('shows a %s round %s', async (granularity, currentDate, expected) => {
    const points = await trainer.call(listBmiGraph, { params, query: { currentDate, granularity } });
    expect(points).toEqual(expected.map(([date, weight]) => ({ date, bmi: indexOf(weight) })));
  });

  it('and the history of the same period agree', async () => {
    const query = { currentDate: '2028-02-09', granularity: 'week' };
    const { history } = await trainer.call(bmiContract.listHistory, { params, query });
    expect(history.map(({ input }) => input.weight)).toEqual([84, 85, 86]);
    const half = { params, query: { granularity: 'week' } };
    expect((await trainer.refused(bmiContract.listHistory, half)).status).toBe(400);
  });
});
