import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { defaultConfig } from '../../../config';
import { openMedia } from '../../../media/openMedia';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';
import { insertPhotos } from './insertPhotos';

let api: TestApp;
let trainer: Caller;

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs('trainer@formline.test');
});

afterAll(() => api.close());

it('gives clients of the demo world photos, one of them of two days, which the trainer may see', async () => {
  const media = openMedia({ ...defaultConfig.media, folder: api.mediaFolder });
  await insertPhotos({ database: api.database, media, quotaBytes: defaultConfig.media.quotaBytes });
  const clients = await trainer.call(listTrainerClients);
  const counts = new Map<string, number>();
  for (const { id, full_name } of clients) {
    const measurements = await trainer.call(listMeasurements, { params: { id } });
    const paths = measurements.flatMap(({ photos }) => Object.values(photos)).filter((url) => url !== null);
    if (paths.length > 0) counts.set(full_name, paths.length);
    for (const path of paths) {
      const { status } = await trainer.send({ method: 'GET', path });
      expect(status).toBe(200);
    }
  }
  expect(Object.fromEntries(counts)).toEqual({
    'Amelia Hart': 3,
    'Ben Okafor': 3,
    'Isla Morrison': 3,
    'Noah Abrams': 6,
    'Quinn Harper': 3,
  });
});
