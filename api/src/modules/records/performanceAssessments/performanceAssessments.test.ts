import {
  deletePerformanceAssessment,
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;

beforeAll(async () => {
  api = await startTestApp();
  const owner = await buildTrainer(api.database.db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

const newClient = async () => ({ id: (await buildClient(api.database.db, trainerId)).id });
const record = (params: { id: number }, date: string, assessments: readonly object[]) =>
  trainer.call(recordPerformanceAssessments, { params, body: { date, assessments } });

it('are read by category, newest first', async () => {
  const params = await newClient();
  expect(await trainer.call(listPerformanceAssessments, { params })).toEqual([]);
  const [squats] = await record(params, '2028-01-10', [
    { name: 'one_minute_squats', value: 31 },
    { name: 'squat', value: 185.5 },
  ]);
  await record(params, '2028-02-10', [
    { name: 'squat', value: 195 },
    { name: 'one_mile_run', value: 512 },
  ]);
  const groups = await trainer.call(listPerformanceAssessments, { params });
  expect(groups.map(({ category }) => category)).toEqual(['cardio', 'endurance', 'strength']);
  expect(groups[1]?.items).toEqual([squats]);
  expect(groups[2]?.items.map(({ date, value }) => [date, value])).toEqual([
    ['2028-02-10', 195],
    ['2028-01-10', 185.5],
  ]);
  expect(groups[2]?.items[0]?.performance_assessment).toEqual({ name: 'squat', category: 'strength' });
});

it('leave out categories without a result', async () => {
  const params = await newClient();
  await record(params, '2028-02-10', [{ name: 'bench', value: 135 }]);
  const groups = await trainer.call(listPerformanceAssessments, { params });
  expect(groups.map(({ category }) => category)).toEqual(['strength']);
});

describe('changed', () => {
  it('are so together or not at all', async () => {
    const params = await newClient();
    const saved = await record(params, '2028-02-10', [
      { name: 'bench', value: 135 },
      { name: 'squat', value: 185 },
    ]);
    const changes = saved.map(({ id, version, date, value }) => ({ id, version, date, value: value + 5 }));
    const changed = await trainer.call(updatePerformanceAssessments, {
      params,
      body: { assessments: changes },
    });
    expect(changed.map(({ value, version }) => [value, version])).toEqual([
      [140, 2],
      [190, 2],
    ]);
    const half = changes.map((change, index) => ({ ...change, value: 200, version: index === 0 ? 2 : 1 }));
    const stale = await trainer.refused(updatePerformanceAssessments, {
      params,
      body: { assessments: half },
    });
    expect(stale).toMatchObject({ status: 409, key: 'stale_version' });
    const groups = await trainer.call(listPerformanceAssessments, { params });
    expect(groups[0]?.items.map(({ value }) => value).sort()).toEqual([140, 190]);
  });

  it('of another client are not there', async () => {
    const params = await newClient();
    const [bench] = await record(params, '2028-02-10', [{ name: 'bench', value: 135 }]);
    const change = { id: bench?.id, version: 1, date: '2028-02-10', value: 140 };
    const refusal = await trainer.refused(updatePerformanceAssessments, {
      params: await newClient(),
      body: { assessments: [change] },
    });
    expect(refusal).toMatchObject({ status: 404, message: 'There is no assessment with this number.' });
    const twice = { params, body: { assessments: [change, change] } };
    expect((await trainer.refused(updatePerformanceAssessments, twice)).status).toBe(400);
  });

  it('stay within the range of their name', async () => {
    const params = await newClient();
    const [squats] = await record(params, '2028-02-10', [{ name: 'one_minute_squats', value: 30 }]);
    const change = { id: squats?.id, version: 1, date: '2028-02-10', value: 30.5 };
    const refusal = await trainer.refused(updatePerformanceAssessments, {
      params,
      body: { assessments: [change] },
    });
    expect(refusal).toMatchObject({ status: 400, message: 'one_minute_squats: must be a whole number' });
  });
});

describe('removed', () => {
  it('leaves the others', async () => {
    const params = await newClient();
    const [bench, squat] = await record(params, '2028-02-10', [
      { name: 'bench', value: 135 },
      { name: 'squat', value: 185 },
    ]);
    const ref = { ...params, assessmentId: bench?.id ?? 0 };
    expect(await trainer.call(deletePerformanceAssessment, { params: ref })).toEqual({ id: bench?.id });
    const groups = await trainer.call(listPerformanceAssessments, { params });
    expect(groups.flatMap(({ items }) => items)).toEqual([squat]);
    const missing = { status: 404, message: 'There is no assessment with this number.' };
    expect(await trainer.refused(deletePerformanceAssessment, { params: ref })).toMatchObject(missing);
  });

  it('of another client is not there', async () => {
    const params = await newClient();
    const other = await newClient();
    const [bench] = await record(params, '2028-02-10', [{ name: 'bench', value: 135 }]);
    const ref = { id: other.id, assessmentId: bench?.id ?? 0 };
    expect((await trainer.refused(deletePerformanceAssessment, { params: ref })).status).toBe(404);
    expect(await trainer.call(listPerformanceAssessments, { params })).toHaveLength(1);
  });
});

it.each([
  [{ date: '2028-02-10', assessments: [] }],
  [{ date: '2028-02-17', assessments: [{ name: 'bench', value: 135 }] }],
  [{ date: '2028-02-10', assessments: [{ name: 'deadlift', value: 135 }] }],
  [{ date: '2028-02-10', assessments: [{ name: 'bench', value: 3000 }] }],
  [{ date: '2028-02-10', assessments: [{ name: 'bench', value: '135' }] }],
  [
    {
      date: '2028-02-10',
      assessments: [
        { name: 'bench', value: 135 },
        { name: 'bench', value: 140 },
      ],
    },
  ],
])('refuses %j', async (body) => {
  const params = await newClient();
  expect(await trainer.refused(recordPerformanceAssessments, { params, body })).toMatchObject({
    status: 400,
    code: 4000,
  });
  expect(await trainer.call(listPerformanceAssessments, { params })).toEqual([]);
});
