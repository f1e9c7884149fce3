import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  updateMeasurement,
} from '@formline/shared/contracts/records/measurements';
import { assignNutrition, readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import {
  deleteOhsa,
  listOhsaResults,
  readOhsaResults,
  recordOhsa,
  updateOhsa,
} from '@formline/shared/contracts/records/ohsa';
import {
  deletePerformanceAssessment,
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { updateClientPreferences } from '@formline/shared/contracts/people/profiles';
import { removeClient } from '@formline/shared/contracts/people/clients';
import { eq } from 'drizzle-orm';
import { clientRelations } from '../../../database/schema/clients';
import { managerAssignments } from '../../../database/schema/users';
import { buildClient, buildTrainer } from '../../../testing/builders';
import { signInAsClient } from '../../../testing/signInAsClient';
import { type Caller, startTestApp, type TestApp } from '../../../testing/startTestApp';

let api: TestApp;
let trainer: Caller;
let otherTrainer: Caller;
let manager: Caller;
let client: Caller;
let otherClient: Caller;
let clientId: number;

beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const owner = await buildTrainer(db);
  clientId = (await buildClient(db, owner.id)).id;
  trainer = await api.signInAs(owner.email);
  client = await signInAsClient(api, clientId);
  otherClient = await signInAsClient(api, (await buildClient(db, owner.id)).id);
  otherTrainer = await api.signInAs((await buildTrainer(db)).email);
  const reader = await buildTrainer(db, { isManager: true });
  await db.insert(managerAssignments).values({ managerId: reader.id, trainerId: owner.id });
  manager = await api.signInAs(reader.email);
});

afterAll(() => api.close());

const day = '2028-02-14';
const reads: readonly Endpoint[] = [
  listMeasurements,
  listPerformanceAssessments,
  readOhsaResults,
  listOhsaResults,
  readLatestNutrition,
];
const writes: readonly (readonly [Endpoint, object | undefined])[] = [
  [createMeasurement, { date: day, weight: 150 }],
  [updateMeasurement, { date: day, weight: 150, version: 1 }],
  [deleteMeasurement, undefined],
  [recordPerformanceAssessments, { date: day, assessments: [{ name: 'bench', value: 135 }] }],
  [updatePerformanceAssessments, { assessments: [{ id: 1, version: 1, date: day, value: 135 }] }],
  [deletePerformanceAssessment, undefined],
  [recordOhsa, { assessment_date: day, compensations: ['heels_rise'] }],
  [updateOhsa, { assessment_date: day, compensations: ['heels_rise'], version: 1 }],
  [deleteOhsa, undefined],
  [assignNutrition, { protein: 100, carbohydrates: 200, fat: 60 }],
];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const requestOf = (body: object | undefined) => ({
  params: { id: clientId, measurementId: 1, ohsaResultId: 1, assessmentId: 1 },
  ...(body && { body }),
});

describe.each(writes.map(([endpoint, body]) => [nameOf(endpoint), endpoint, body] as const))(
  '%s',
  (_name, endpoint, body) => {
    it('is not there for another trainer and another client', async () => {
      const missing = { status: 404, code: 4040, message: 'You have no client with this number.' };
      expect(await otherTrainer.refused(endpoint, requestOf(body))).toEqual(missing);
      expect(await otherClient.refused(endpoint, requestOf(body))).toEqual(missing);
    });

    it('is refused to a manager, whatever is sent', async () => {
      expect(await manager.refused(endpoint, requestOf(body))).toMatchObject({ status: 403, code: 4030 });
      expect(await manager.refused(endpoint, requestOf({}))).toMatchObject({ status: 403, code: 4030 });
    });
  },
);

describe.each(reads.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  it('answers trainer, manager and the client alike, and nobody else', async () => {
    const own = await trainer.send(endpoint, requestOf(undefined));
    expect(own.status).toBe(200);
    expect((await manager.send(endpoint, requestOf(undefined))).text).toBe(own.text);
    expect((await client.send(endpoint, requestOf(undefined))).text).toBe(own.text);
    expect((await otherTrainer.refused(endpoint, requestOf(undefined))).status).toBe(404);
    expect((await otherClient.refused(endpoint, requestOf(undefined))).status).toBe(404);
  });
});

it.each([
  ['visible_measures', listMeasurements],
  ['visible_perf_assess', listPerformanceAssessments],
  ['visible_ohsa', readOhsaResults],
  ['visible_ohsa', listOhsaResults],
  ['visible_nutrition', readLatestNutrition],
] as const)('%s hides its card from the client, not from the trainer', async (flag, endpoint) => {
  const setTo = (isVisible: boolean) =>
    trainer.call(updateClientPreferences, { params: { id: clientId }, body: { [flag]: isVisible } });
  await setTo(false);
  const refusal = await client.refused(endpoint, requestOf(undefined));
  expect(refusal).toMatchObject({ status: 403, message: 'Your trainer does not show this to you.' });
  expect((await trainer.send(endpoint, requestOf(undefined))).status).toBe(200);
  await setTo(true);
  expect((await client.send(endpoint, requestOf(undefined))).status).toBe(200);
});

it('shows a card to a client of two trainers as long as one of them shows it', async () => {
  const { db } = api.database;
  const { id } = await buildClient(db, (await buildTrainer(db)).id);
  const { id: colleagueId } = await buildTrainer(db);
  await db.insert(clientRelations).values({ trainerId: colleagueId, clientId: id, visibleMeasures: false });
  const shared = await signInAsClient(api, id);
  expect(await shared.call(listMeasurements, { params: { id } })).toEqual([]);
  await db.update(clientRelations).set({ visibleMeasures: false }).where(eq(clientRelations.clientId, id));
  expect((await shared.refused(listMeasurements, { params: { id } })).status).toBe(403);
});

describe('what a client records', () => {
  const recorded = [createMeasurement, recordPerformanceAssessments, recordOhsa, assignNutrition] as const;

  it('is in the trainer’s feed, and says nothing of the values', async () => {
    for (const [endpoint, body] of writes) {
      if (recorded.some((one) => one === endpoint)) await client.call(endpoint, requestOf(body));
    }
    const feed = await trainer.call(listActivities, { query: { client_user_id: clientId } });
    const lineOf = (type: string) => {
      const line = feed.find(({ activity_type }) => activity_type === type);
      return [line?.date, line?.subject, line?.count];
    };
    expect(feed).toHaveLength(4);
    expect(lineOf('measurement_recorded')).toEqual([day, '', null]);
    expect(lineOf('performance_assessment_recorded')).toEqual([day, '', 1]);
    expect(lineOf('ohsa_recorded')).toEqual([day, '', null]);
    expect(lineOf('nutrition_recorded')).toEqual([null, '', null]);
  });

  it('stays with the client when the trainer ends the work', async () => {
    const { db } = api.database;
    const owner = await buildTrainer(db);
    const { id } = await buildClient(db, owner.id);
    const former = await api.signInAs(owner.email);
    await former.call(createMeasurement, { params: { id }, body: { date: day, weight: 150 } });
    await former.call(removeClient, { query: { clientId: id } });
    expect((await former.refused(listMeasurements, { params: { id } })).status).toBe(404);
    const own = await signInAsClient(api, id);
    expect(await own.call(listMeasurements, { params: { id } })).toMatchObject([{ weight: 150 }]);
  });
});
