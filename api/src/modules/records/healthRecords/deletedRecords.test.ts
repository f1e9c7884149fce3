import {
  assignNutrition,
  deleteNutrition,
  restoreNutrition,
} from '@formline/shared/contracts/records/nutrition';
import { deleteOhsa, recordOhsa, restoreOhsa } from '@formline/shared/contracts/records/ohsa';
import { nutritionRecords, ohsaResults } from '../../../database/schema/health';
import { tidyUp } from '../../../housekeeping';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/startTestApp';

const DAY_S = 24 * 60 * 60;

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});

afterAll(() => api.close());

it('removes deleted records for good after the day in which they can be brought back', async () => {
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const trainer = await api.signInAs(owner.email);
  const { id } = await buildClient(db, owner.id);
  const params = { id };
  const assessment = { assessment_date: '2028-02-10', compensations: [], corrective_exercise_ids: [] };
  const ohsa = await trainer.call(recordOhsa, { params, body: assessment });
  const grams = { protein: 120, carbohydrates: 220, fat: 70 };
  const nutrition = await trainer.call(assignNutrition, { params, body: grams });
  const ofOhsa = { params: { id, ohsaResultId: ohsa.id } };
  const ofNutrition = { params: { id, nutritionId: nutrition.id } };
  await trainer.call(deleteOhsa, ofOhsa);
  await trainer.call(deleteNutrition, ofNutrition);
  const kept = async () => {
    await tidyUp({ db, clock: api.clock, reportDays: 30 });
    return [await db.$count(ohsaResults), await db.$count(nutritionRecords)];
  };
  const before = await kept();
  api.clock.advanceSeconds(DAY_S + 1);
  const nextDay = await api.signInAs(owner.email);
  expect(await nextDay.refused(restoreOhsa, ofOhsa)).toMatchObject({ status: 404 });
  expect(await nextDay.refused(restoreNutrition, ofNutrition)).toMatchObject({ status: 404 });
  expect(await kept()).toEqual(before.map((count) => count - 1));
});
