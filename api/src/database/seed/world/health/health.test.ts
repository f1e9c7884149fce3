import { listActivities } from '@formline/shared/contracts/people/activityFeed';
import { bmiContract } from '@formline/shared/contracts/calculators/bmi';
import { bodyFatContract } from '@formline/shared/contracts/calculators/bodyFat';
import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import type { Endpoint } from '@formline/shared/contracts/endpoint';
import { maxHeartRateContract } from '@formline/shared/contracts/calculators/maxHeartRate';
import { listMeasurements, type Measurement } from '@formline/shared/contracts/records/measurements';
import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { oneRepMaxContract } from '@formline/shared/contracts/calculators/oneRepMax';
import { listMilestones } from '@formline/shared/contracts/records/milestones';
import {
  assessmentNames,
  listPerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { Client } from '@formline/shared/contracts/people/users';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import { type Caller, startTestApp, type TestApp } from '../../../../testing/startTestApp';
import { TEST_TODAY } from '../../../../testing/testDay';

let api: TestApp;
let trainer: Caller;
let clients: Client[];

beforeAll(async () => {
  api = await startTestApp();
  trainer = await api.signInAs('trainer@formline.test');
  clients = await trainer.call(listTrainerClients);
});

afterAll(() => api.close());

it.each(
  [
    listMeasurements,
    listPerformanceAssessments,
    readOhsaResults,
    readLatestNutrition,
    bmiContract.readCurrent,
    oneRepMaxContract.readCurrent,
    maxHeartRateContract.readCurrent,
    bodyFatContract.readCurrent,
    bodyWeightPlanContract.readCurrent,
  ].map((endpoint: Endpoint) => [endpoint.path, endpoint] as const),
)('the demo world has clients with and without %s', async (_path, endpoint) => {
  let empty = 0;
  for (const { id } of clients) {
    const answer = await trainer.call(endpoint, { params: { id } });
    if (answer === null || (Array.isArray(answer) && answer.length === 0)) empty += 1;
  }
  expect(empty).toBeGreaterThan(0);
  expect(empty).toBeLessThan(clients.length - 3);
});

it.each(['Amelia Hart', 'Ben Okafor', 'Isla Morrison', 'Noah Abrams', 'Quinn Harper'])(
  '%s has trained for a year and fills every card',
  async (name) => {
    const client = clients.find(({ full_name }) => full_name === name);
    const { id, client_user: body } = client ?? { id: 0, client_user: undefined };
    const params = { id };
    expect(body).toMatchObject({
      visible_goals: true,
      visible_measures: true,
      visible_nutrition: true,
      visible_ohsa: true,
      visible_perf_assess: true,
    });
    expect(body?.goals).not.toEqual([]);
    const yearAgo = addDays(TEST_TODAY, -350);
    const measured = await trainer.call(listMeasurements, { params });
    expect(measured.some(({ date }) => date < yearAgo)).toBe(true);
    const withGirths = measured.filter(({ girths }) =>
      Object.values(girths).every((inches) => inches !== null),
    );
    expect(withGirths.length).toBeGreaterThan(10);
    expect(withGirths[0]).toBe(measured[0]);
    for (const { girths } of withGirths) expect(isPlausible(girths)).toBe(true);
    const assessed = (await trainer.call(listPerformanceAssessments, { params })).flatMap(
      ({ items }) => items,
    );
    expect(assessed.some(({ date }) => date < addDays(TEST_TODAY, -330))).toBe(true);
    const newest = assessed.filter(({ date }) => date === assessed[0]?.date);
    expect(newest.map((item) => item.performance_assessment.name).toSorted()).toEqual(
      [...assessmentNames].toSorted(),
    );
    expect(await trainer.call(readLatestNutrition, { params })).not.toBeNull();
    expect(await trainer.call(readOhsaResults, { params })).not.toEqual([]);
    const milestones = await trainer.call(listMilestones, { params });
    expect(milestones.some(({ completed_at }) => completed_at !== null)).toBe(true);
    expect(milestones.some(({ status }) => !status)).toBe(true);
  },
);

it('measurements are plausible, past, and end with the client’s weight', async () => {
  for (const { id, client_user } of clients) {
    const measurements = await trainer.call(listMeasurements, { params: { id } });
    const [newest] = measurements;
    if (!newest) continue;
    expect(newest.weight).toBe(client_user.weight);
    for (const { date, weight, body_fat_percentage: fat } of measurements) {
      expect(date <= TEST_TODAY).toBe(true);
      expect(Math.abs((weight ?? 0) - (newest.weight ?? 0))).toBeLessThan(45);
      expect(fat ?? 20).toBeGreaterThan(5);
      expect(fat ?? 20).toBeLessThan(56);
    }
  }
});

it('there is a history of more than a page, and the feed tells of records', async () => {
  const pages = await Promise.all(
    clients.map(({ id }) => trainer.call(bmiContract.listHistory, { params: { id }, query: { size: 10 } })),
  );
  expect(pages.some(({ nextPage }) => nextPage === 2)).toBe(true);
  const feed = await trainer.call(listActivities, { query: { daily_readiness_assessment: 'true' } });
  expect(feed).toHaveLength(20);
});

function isPlausible({ neck, waist, thigh, calf }: Measurement['girths']): boolean {
  const [neckInches, thighInches, calfInches, waistInches] = [neck ?? 0, thigh ?? 0, calf ?? 0, waist ?? 0];
  return neckInches > 10 && calfInches > 11 && thighInches > calfInches && waistInches > neckInches * 1.8;
}
