import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  updateMeasurement,
} from '@formline/shared/contracts/records/measurements';
import { readClient } from '@formline/shared/contracts/people/users';
import { clientRelations } from '../../../database/schema/clients';
import { uploadedMedia } from '../../../database/schema/media';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let trainerId: number;

async function upload(ownerId: number, name: string): Promise<string> {
  await api.database.db
    .insert(uploadedMedia)
    .values({ ownerId, kind: 'image', status: 'FINISHED', byteSize: 1, mediaKey: `${name}/image.webp` });
  return addressOf(name);
}

const addressOf = (name: string) => `/v2.2/media/${name}/image.webp`;

beforeAll(async () => {
  api = await startTestApp();
  const owner = await buildTrainer(api.database.db);
  trainerId = owner.id;
  trainer = await api.signInAs(owner.email);
  await upload(trainerId, 'front');
  await upload(trainerId, 'back');
});

afterAll(() => api.close());

const newClient = async () => ({ id: (await buildClient(api.database.db, trainerId)).id });
const weightOf = async (params: { id: number }) =>
  (await trainer.call(readClient, { params })).client_user.weight;

const whole = {
  date: '2028-02-10',
  weight: 151.4,
  body_fat_percentage: 22.3,
  lean_body_mass_percentage: 77.7,
  girths: { neck: 14.5, chest: 38.2, waist: 31, hips: 39.4, upper_arm: 12.6, thigh: 22.8, calf: null },
  photos: { front: addressOf('front'), back: addressOf('back'), side: null },
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
    girths: { neck: null, waist: null, calf: null },
    photos: { front: null, back: null, side: null },
  });
  expect(await trainer.call(listMeasurements, { params })).toEqual([second, first, early]);
});

it('keeps its girths when a client from before them edits it', async () => {
  const params = await newClient();
  const { id, version } = await trainer.call(createMeasurement, { params, body: whole });
  const ref = { ...params, measurementId: id };
  const body = { date: whole.date, weight: 150 };
  const edited = await trainer.call(updateMeasurement, { params: ref, body: { ...body, version } });
  expect(edited).toMatchObject({ weight: 150, girths: whole.girths });
  const girths = { waist: 30 };
  const emptied = await trainer.call(updateMeasurement, {
    params: ref,
    body: { ...body, girths, version: edited.version },
  });
  expect(emptied.girths).toMatchObject({ waist: 30, neck: null });
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
  const ref = { id: params.id, measurementId: newest.id };
  await trainer.call(updateMeasurement, {
    params: ref,
    body: { date: '2028-02-12', weight: 149.5, version: 1 },
  });
  expect(await weightOf(params)).toBe(149.5);
  await trainer.call(deleteMeasurement, { params: ref });
  expect(await weightOf(params)).toBe(155);
});

it('is replaced as a whole by who has seen its version', async () => {
  const params = await newClient();
  const { id } = await trainer.call(createMeasurement, { params, body: whole });
  const ref = { id: params.id, measurementId: id };
  const changed = await trainer.call(updateMeasurement, {
    params: ref,
    body: { date: '2028-02-11', weight: 150, version: 1 },
  });
  expect(changed).toMatchObject({ date: '2028-02-11', weight: 150, body_fat_percentage: null, version: 2 });
  const stale = await trainer.refused(updateMeasurement, {
    params: ref,
    body: { ...whole, version: 1 },
  });
  expect(stale).toMatchObject({ status: 409, key: 'stale_version' });
  expect(await trainer.call(listMeasurements, { params })).toEqual([changed]);
});

it('of another client of the same trainer is not there', async () => {
  const params = await newClient();
  const other = await newClient();
  const { id } = await trainer.call(createMeasurement, { params, body: whole });
  const ref = { id: other.id, measurementId: id };
  const missing = { status: 404, message: 'There is no measurement with this number.' };
  const body = { ...whole, version: 1 };
  expect(await trainer.refused(updateMeasurement, { params: ref, body })).toMatchObject(missing);
  expect(await trainer.refused(deleteMeasurement, { params: ref })).toMatchObject(missing);
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
  [{ date: '2028-02-10', girths: { waist: 0.5 } }, 'girths.waist'],
  [{ date: '2028-02-10', girths: { thigh: 101 } }, 'girths.thigh'],
  [{ date: '2028-02-10', girths: { waist: null } }, 'A measurement needs a value or a photo.'],
  [{ date: '2028-02-10', body_fat_percentage: 100.1 }, 'body_fat_percentage'],
  [{ date: '2028-02-10', photos: { front: 'javascript:alert(1)' } }, 'photos.front'],
])('refuses %j', async (body, words) => {
  const params = await newClient();
  const refusal = await trainer.refused(createMeasurement, { params, body });
  expect(refusal).toMatchObject({ status: 400, code: 4000 });
  expect(refusal.message).toContain(words);
  expect(await trainer.call(listMeasurements, { params })).toEqual([]);
});

describe('photos', () => {
  const refusal = { status: 400, message: 'A measurement shows photos that you or the client uploaded.' };
  const withFront = (front: string) => ({ date: '2028-02-10', photos: { front } });

  it('are those the trainer or the client uploaded', async () => {
    const params = await newClient();
    const photos = { front: addressOf('front'), back: await upload(params.id, 'by-client'), side: null };
    const body = { date: '2028-02-10', photos };
    expect(await trainer.call(createMeasurement, { params, body })).toMatchObject({ photos });
  });

  it('are nobody else’s, and from nowhere else', async () => {
    const params = await newClient();
    const otherTrainer = await buildTrainer(api.database.db);
    const other = await newClient();
    for (const front of [
      await upload(otherTrainer.id, 'strange'),
      await upload(other.id, 'by-another-client'),
      addressOf('nothing'),
      'https://images.test/v2.2/media/front/image.webp',
    ]) {
      expect(await trainer.refused(createMeasurement, { params, body: withFront(front) })).toMatchObject(
        refusal,
      );
    }
    const { id } = await trainer.call(createMeasurement, { params, body: whole });
    const ref = { id: params.id, measurementId: id };
    const body = { ...withFront(addressOf('strange')), version: 1 };
    expect(await trainer.refused(updateMeasurement, { params: ref, body })).toMatchObject(refusal);
  });

  it('of another trainer of the client stay when this one changes the measurement', async () => {
    const { db } = api.database;
    const colleague = await buildTrainer(db);
    const params = await newClient();
    await db.insert(clientRelations).values({ clientId: params.id, trainerId: colleague.id });
    const { id } = await trainer.call(createMeasurement, { params, body: whole });
    const body = { ...whole, weight: 150, version: 1 };
    const changed = await (
      await api.signInAs(colleague.email)
    ).call(updateMeasurement, { params: { id: params.id, measurementId: id }, body });
    expect(changed).toMatchObject({ weight: 150, photos: whole.photos });
  });
});

it('of several recorded at once, the newest gives the client’s weight', async () => {
  const clients = await Promise.all([newClient(), newClient(), newClient()]);
  const days = ['14', '02', '09', '05', '11', '01', '07'];
  const recorded = clients.flatMap((params) =>
    days.map((day) =>
      trainer.call(createMeasurement, {
        params,
        body: { date: `2028-01-${day}`, weight: 150 + Number(day) },
      }),
    ),
  );
  await Promise.all(recorded);
  expect(await Promise.all(clients.map(weightOf))).toEqual([164, 164, 164]);
});
