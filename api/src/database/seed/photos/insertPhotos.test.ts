import { listTrainerClients } from '@formline/shared/contracts/clients';
import { listMeasurements } from '@formline/shared/contracts/measurements';
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

it('gives a client of the demo world photos of two days, which the trainer may see', async () => {
  const media = openMedia({ ...defaultConfig.media, folder: api.mediaFolder });
  await insertPhotos({ database: api.database, media, quotaBytes: defaultConfig.media.quotaBytes });
  const clients = await trainer.call(listTrainerClients);
  const id = clients.find(({ full_name }) => full_name === 'Noah Abrams')?.id ?? 0;
  const measurements = await trainer.call(listMeasurements, { params: { id } });
  const addresses = measurements.flatMap(({ photos }) => Object.values(photos)).filter((url) => url !== null);
  expect(addresses).toHaveLength(6);
  for (const path of addresses) {
    const { status } = await trainer.send({ method: 'GET', path });
    expect(status).toBe(200);
  }
});
