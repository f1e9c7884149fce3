import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { readExercise } from '@formline/shared/contracts/library/exercises';
import { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { readUser } from '@formline/shared/contracts/people/users';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import '@formline/shared/testing/stillLayout';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ava } from './calendarPage';
import { buildGroup } from './builders';
import { buildGroupSchedule, buildSchedule } from './buildPlan';

const AVA = '/clients/my-clients/ava/dashboard/calendar';
const RUNNERS = '/groups/my-groups/7/dashboard/calendar';

export interface CustomizePage {
  readonly route: ReactElement;
  readonly page: 'customize-program' | 'customize-workout';
  readonly query: string;
  readonly isGroup?: boolean;
  readonly isManager?: boolean;
  readonly answers?: (api: FakeApi) => void;
}

export async function openCustomizing(given: CustomizePage) {
  const { route, page, query, isGroup = false, isManager = false, answers } = given;
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  api.answer(readUser, ava);
  api.answer(readClientGroup, buildGroup());
  api.answer(listProgramCategories, [
    { id: 2, label: 'General Fitness' },
    { id: 3, label: 'Power' },
  ]);
  api.answer(readSchedule, buildSchedule());
  api.answer(readGroupSchedule, buildGroupSchedule());
  api.answer(readExercise, buildExercise({ id: 3, name: 'Push-Up' }));
  answers?.(api);
  const path = `${isGroup ? RUNNERS : AVA}/${page}`;
  const at = `${path}?${isGroup ? '' : 'clientId=11&'}${query}`;
  return { api, ...renderRoute(route, { path, at }) };
}

export const programRegion = async () =>
  within(await screen.findByRole('region', { name: 'Program Details' }));

export const lastStep = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByText(
    (_text, element) => element?.getAttribute('aria-current') === 'page',
  ).textContent;
