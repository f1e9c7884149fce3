import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { readDashboardMilestones } from '@formline/shared/contracts/records/milestones';
import { listNotes } from '@formline/shared/contracts/records/notes';
import { readLatestNutrition } from '@formline/shared/contracts/records/nutrition';
import { readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import { listPerformanceAssessments } from '@formline/shared/contracts/records/performanceAssessments';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { fakeApiWithoutTags } from './fakeApiWithoutTags';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { ClientDashboardRoute } from '../routes/ClientDashboardRoute';

export const path = '/clients/my-clients/:client/dashboard';
export const at = '/clients/my-clients/ava/dashboard?clientId=11';
export const ava = buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone', birth_date: '1990-06-15' });

export const ben = buildClient({ id: 13, first_name: 'Ben', last_name: 'Okafor' });

export const openDashboard = (address = at) => renderRoute(<ClientDashboardRoute />, { path, at: address });

export async function signedInApi(units: Parameters<typeof buildCurrentUser>[0] = {}): Promise<FakeApi> {
  const api = fakeApiWithoutTags();
  await signInAs(api, buildCurrentUser(units));
  answerEmptyCards(api);
  return api;
}

export function answerEmptyCards(api: FakeApi): void {
  api.answer(listMeasurements, []);
  api.answer(listNotes, []);
  api.answer(readDashboardMilestones, { milestones: [], goal: null, latest_activity_date: null });
  api.answer(readLatestNutrition, null);
  api.answer(listPerformanceAssessments, []);
  api.answer(readOhsaResults, null);
}
