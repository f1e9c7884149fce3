import { uploadImage } from '@formline/shared/contracts/library/media';
import { createMeasurement, deleteMeasurement } from '@formline/shared/contracts/records/measurements';
import { eq, isNotNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { defaultConfig } from '../../../config';
import { clientRelations } from '../../../database/schema/clients';
import { exercises } from '../../../database/schema/exercises';
import { jobs } from '../../../database/schema/jobs';
import { uploadedMedia } from '../../../database/schema/media';
import { createWorker } from '../../../jobs/worker';
import { openMedia } from '../../../media/openMedia';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { tidyMediaJob } from './tidyMedia.job';

let api: TestApp;
let trainer: Caller;
let trainerId: number;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
  const owner = await buildTrainer(api.database.db);
  trainerId = owner.id;
  clientId = (await buildClient(api.database.db, trainerId)).id;
  trainer = await api.signInAs(owner.email);
});

afterAll(() => api.close());

async function upload(): Promise<string> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } });
  const image = new Blob([await picture.png().toBuffer()]);
  return (await trainer.call(uploadImage, { files: { image } })).image_url;
}

const statusOf = async (path: string, caller = trainer) =>
  (await caller.send({ method: 'GET', path })).status;

async function tidy(): Promise<void> {
  const { db } = api.database;
  await db
    .insert(jobs)
    .values({ kind: 'tidy-media', subjectId: 0 })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.subjectId], set: { runAt: sql`now()` } });
  const media = openMedia({ ...defaultConfig.media, folder: api.mediaFolder });
  const failures: unknown[] = [];
  const kinds = [tidyMediaJob({ db, media, clock: api.clock })];
  await createWorker({ db, kinds, onFailure: (_kind, error) => failures.push(error) }).runDue();
  expect(failures).toEqual([]);
}

async function letADayGoBy(): Promise<void> {
  await api.database.db
    .update(uploadedMedia)
    .set({ unnamedSince: sql`${uploadedMedia.unnamedSince} - interval '25 hours'` })
    .where(isNotNull(uploadedMedia.unnamedSince));
}

const record = (front: string) =>
  trainer.call(createMeasurement, {
    params: { id: clientId },
    body: { date: '2028-02-10', photos: { front } },
  });
const show = async (imageUrl: string) => {
  const values = { ownerId: trainerId, name: 'Drawn', imageUrl };
  const [made] = await api.database.db.insert(exercises).values(values).returning({ id: exercises.id });
  return made?.id ?? 0;
};

describe('a picture that nothing names', () => {
  it('is removed a day after that was noticed, and not before', async () => {
    const url = await upload();
    await tidy();
    await tidy();
    expect(await statusOf(url)).toBe(200);
    await letADayGoBy();
    await tidy();
    expect(await statusOf(url)).toBe(404);
  });

  it('any more goes too: replaced in an exercise, or of a measurement that was deleted', async () => {
    const [drawn, photo, next] = [await upload(), await upload(), await upload()];
    const exerciseId = await show(drawn);
    const { id: measurementId } = await record(photo);
    await tidy();
    await letADayGoBy();
    await tidy();
    expect([await statusOf(drawn), await statusOf(photo), await statusOf(next)]).toEqual([200, 200, 404]);

    await api.database.db.update(exercises).set({ imageUrl: null }).where(eq(exercises.id, exerciseId));
    await trainer.call(deleteMeasurement, { params: { id: clientId, measurementId } });
    await tidy();
    expect([await statusOf(drawn), await statusOf(photo)]).toEqual([200, 200]);
    await letADayGoBy();
    await tidy();
    expect([await statusOf(drawn), await statusOf(photo)]).toEqual([404, 404]);
  });

  it('stays when it is named in time, and also while an exercise outside the library shows it', async () => {
    const [late, hidden] = [await upload(), await upload()];
    const exerciseId = await show(hidden);
    await api.database.db
      .update(exercises)
      .set({ deletedAt: new Date() })
      .where(eq(exercises.id, exerciseId));
    await tidy();
    await letADayGoBy();
    await record(late);
    await tidy();
    await letADayGoBy();
    await tidy();
    expect([await statusOf(late), await statusOf(hidden)]).toEqual([200, 200]);
  });
});

it('a photo of a measurement is seen by the client and by every trainer of the client', async () => {
  const { db } = api.database;
  const colleague = await buildTrainer(db);
  const caller = await api.signInAs(colleague.email);
  const url = await upload();
  await record(url);
  expect(await statusOf(url, caller)).toBe(404);
  await db.insert(clientRelations).values({ clientId, trainerId: colleague.id });
  expect(await statusOf(url, caller)).toBe(200);
  expect(await statusOf(url, await signInAsClient(api, clientId))).toBe(200);
  const other = await buildClient(db, trainerId);
  expect(await statusOf(url, await signInAsClient(api, other.id))).toBe(404);
});
