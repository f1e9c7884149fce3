import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { findPrograms, type Program, readProgram } from '@formline/shared/contracts/library/programs';
import { readUser } from '@formline/shared/contracts/people/users';
import { readWorkout, readWorkouts } from '@formline/shared/contracts/library/workouts';
import { buildClient } from '@formline/shared/testing/builders';
import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkout, buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { AssignProgramRoute } from '../routes/AssignProgramRoute';
import { buildGroup } from './builders';

export const FOR_AVA = '/clients/my-clients/ava/dashboard/calendar/schedule-programs';
export const FOR_RUNNERS = '/groups/my-groups/7/dashboard/calendar/schedule-programs';
const avasAddress = (tab: string, query: string) => `${FOR_AVA}/${tab}?clientId=11&date=2026-11-23${query}`;

export const legDay = buildWorkout(
  { Main: [buildWorkoutExercise({ id: 3, name: 'Push-Up' })] },
  { id: 1, name: 'Leg Day', owner_id: null },
);
const pushDay = buildWorkout({}, { id: 2, name: 'Push Day', owner_id: null });

export const base = buildProgram({
  id: 5,
  formline_program_id: 5,
  name: 'Base',
  description: 'Four easy weeks',
  owner_id: null,
  editable: false,
  workouts: [
    { ...summaryOf(legDay), key: '11', days_of_week: ['1'] },
    { ...summaryOf(pushDay), key: '12', days_of_week: ['3'] },
  ],
});

function summaryOf({ sections: _sections, ...summary }: typeof legDay) {
  return summary;
}

interface AssignProgramPage {
  readonly programs?: readonly Program[];
  readonly isManager?: boolean;
  readonly at?: string;
  readonly query?: string;
}

export async function openAssignProgram(given: AssignProgramPage = {}) {
  const { programs = [base], isManager = false, query = '' } = given;
  const { at = avasAddress('formline-programs', query) } = given;
  const api = fakeApi();
  await signInAs(api, undefined, { isManager });
  api.answer(readUser, buildClient({ id: 11, first_name: 'Ava', last_name: 'Stone' }));
  api.answer(readClientGroup, buildGroup());
  api.answer(listProgramCategories, [
    { id: 2, label: 'General Fitness' },
    { id: 7, label: 'Power' },
  ]);
  api.answer(findPrograms, {
    programs: programs.map(({ workouts: _workouts, ...summary }) => summary),
    nextPage: null,
  });
  api.answer(readProgram, base);
  api.answer(readWorkouts, { workouts: [legDay, pushDay], nextPage: null });
  api.answer(readWorkout, legDay);
  return { api, ...renderRoute(<AssignProgramRoute />, { path: pathOf(at), at }) };
}

const pathOf = (at: string) =>
  at.startsWith('/groups') ? `${FOR_RUNNERS.replace('7', ':groupId')}/*` : `${FOR_AVA}/*`;

export const OPEN = '&view=programDetails&programId=5';
export const findProgramName = () => screen.findByRole('textbox', { name: 'Program name' });
