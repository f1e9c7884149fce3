import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  updateMeasurement,
} from '@formline/shared/contracts/measurements';
import { readUser } from '@formline/shared/contracts/users';
import { buildClient, buildTrainer } from '../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../testing/startTestApp';

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
const weightOf = async (params: { id: number }) =>
  (await trainer.call(readUser, { params })).client_user.weight;

const whole = {
  date: '2028-02-10',
  weight: 151.4,
  body_fat_percentage: 22.3,
  lean_body_mass_percentage: 77.7,
  photos: { front: 'https://images.test/front.webp', back: '/media/back.webp', side: null },
};

it('is recorded and read, newest first', async () => {
  const params = await newClient();
  expect(await trainer.call(listMeasurements, { params })).toEqual([]);
  const first = await trainer.call(createMeasurement, { params, body: whole });
  expect(first).toEqual({ id: first.id, version: 1, ...whole });
  const second = await trainer.call(createMeasurement, { params, body: { date: '2028-02-12', weight: 150 } });
  const early = await trainer.call(createMeasurement, {
    params,
    body: { date: '2028-01-12', body_fat_percentage: 24 },
  });
  expect(second).toMatchObject({
    body_fat_percentage: null,
    photos: { front: null, back: null, side: null },
  });
  expect(await trainer.call(listMeasurements, { params })).toEqual([second, first, early]);
});

it('of the newest day with a weight is the client’s weight', async () => {
  const params = await newClient();
  const record = (date: string, weight: number | null) =>
    trainer.call(createMeasurement, { params, body: { date, weight, body_fat_percentage: 20 } });
  const newest = await record('2028-02-12', 150);
  expect(await weightOf(params)).toBe(150);
  await record('2028-02-01', 155);
  await record('2028-02-13', null);
  expect(await weightOf(params)).toBe(150);
  const place = { id: params.id, measurementId: newest.id };
  await trainer.call(updateMeasurement, {
    params: place,
    body: { date: '2028-02-12', weight: 149.5, version: 1 },
  });
  expect(await weightOf(params)).toBe(149.5);
  await trainer.call(deleteMeasurement, { params: place });
  expect(await weightOf(params)).toBe(155);
});

it('is replaced as a whole by who has seen its version', async () => {
  const params = await newClient();
  const { id } = await trainer.call(createMeasurement, { params, body: whole });
  const place = { id: params.id, measurementId: id };
  const changed = await trainer.call(updateMeasurement, {
    params: place,
    body: { date: '2028-02-11', weight: 150, version: 1 },
  });
  expect(changed).toMatchObject({ date: '2028-02-11', weight: 150, body_fat_percentage: null, version: 2 });
  const stale = await trainer.refused(updateMeasurement, {
    params: place,
    body: { ...whole, version: 1 },
  });
  expect(stale).toMatchObject({ status: 409, key: 'stale_version' });
  expect(await trainer.call(listMeasurements, { params })).toEqual([changed]);
});

it('of another client of the same trainer is not there', async () => {
  const params = await newClient();
  const other = await newClient();
  const { id } = await trainer.call(createMeasurement, { params, body: whole });
  const place = { id: other.id, measurementId: id };
  const missing = { status: 404, message: 'There is no measurement with this number.' };
  const body = { ...whole, version: 1 };
  expect(await trainer.refused(updateMeasurement, { params: place, body })).toMatchObject(missing);
  expect(await trainer.refused(deleteMeasurement, { params: place })).toMatchObject(missing);
  expect(await trainer.call(listMeasurements, { params })).toHaveLength(1);
});

it.each([
  [{ date: '2028-02-17', weight: 150 }, 'date: must be a day of the past or today'],
  [{ date: '2028-02-10' }, 'A measurement needs a value or a photo.'],
  [{ date: '2028-02-10', body_fat_percentage: 40, lean_body_mass_percentage: 70 }, 'Body fat and lean'],
  [{ weight: 150 }, 'date'],
  [{ date: '2028-02-10T00:00:00Z', weight: 150 }, 'date'],
  [{ date: '2028-02-10', weight: 0 }, 'weight'],
  [{ date: '2028-02-10', weight: '150' }, 'weight'],
  [{ date: '2028-02-10', body_fat_percentage: 100.1 }, 'body_fat_percentage'],
  [{ date: '2028-02-10', photos: { front: 'javascript:alert(1)' } }, 'photos.front'],
])('refuses %j', async (body, words) => {
  const params = await newClient();
  const refusal = await trainer.refused(createMeasurement, { params, body });
  expect(refusal).toMatchObject({ status: 400, code: 4000 });
  expect(refusal.message).toContain(words);
  expect(await trainer.call(listMeasurements, { params })).toEqual([]);
});
