import { listProgramCategories } from '@formline/shared/contracts/library/catalogues';
import {
  createProgram,
  findPrograms,
  type Program,
  readProgram,
  updateProgram,
} from '@formline/shared/contracts/library/programs';
import * as z from '@formline/shared/contracts/schema';
import { findWorkouts, readWorkouts, type WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { buildProgram } from '@formline/shared/testing/buildProgram';
import { buildWorkoutSummary } from '@formline/shared/testing/buildWorkoutSummary';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { ProgramsRoute } from '../routes/ProgramsRoute';

const OWN_PATH = '/libraries/programs/my-programs';
const PROVIDER_PATH = '/libraries/programs/formline-programs';

const categories = [
  { id: 1, label: 'Beginners' },
  { id: 2, label: 'General Fitness' },
  { id: 7, label: 'Power' },
];

const workouts = ['Leg Day', 'Push Day', 'Pull Day'].map((name, index) =>
  buildWorkoutSummary({ id: index + 1, name }),
);
const placed = (workout: WorkoutSummary, key: string) => ({ ...workout, key, days_of_week: [] });

export const ownProgram = buildProgram({
  id: 5,
  name: 'Base',
  workouts: workouts.slice(0, 2).map((workout, index) => placed(workout, String(11 + index))),
});
export const providerProgram = buildProgram({
  ...ownProgram,
  id: 6,
  formline_program_id: 6,
  name: 'First Four Weeks',
  owner_id: null,
  editable: false,
});

export async function serveProgram(program: Program | null = ownProgram, { isManager = false } = {}) {
  const api = fakeApi();
  await signInAs(api, undefined, { isManager });
  let stored = program;
  const keep = (body: unknown, id: number): Program => {
    const { data: saved } = z.safeParse(updateProgram.body, { version: 1, ...Object(body) });
    if (!saved) throw new Error('A program was saved in a shape the contract does not know.');
    const base = stored ?? buildProgram({ id });
    const columns = saved.workouts?.map(
      ({ id: workoutId, key = `${90 + workoutId}`, days_of_week: days }) => ({
        ...(workouts.find((one) => one.id === workoutId) ?? buildWorkoutSummary({ id: workoutId })),
        key,
        days_of_week: days,
      }),
    );
    stored = {
      ...base,
      name: saved.name ?? base.name,
      program_category:
        categories.find((category) => category.id === saved.program_category_id) ?? base.program_category,
      workouts: columns ?? base.workouts,
      workout_count: columns?.length ?? base.workout_count,
      version: base.version + 1,
    };
    return stored;
  };
  api.answer(listProgramCategories, categories);
  api.answer(findPrograms, ({ query }) => ({
    programs: [stored ?? []]
      .flat()
      .filter(({ name }) => name.includes(query['search'] ?? ''))
      .map(summaryOf),
    nextPage: null,
  }));
  api.answer(readProgram, () => stored ?? buildProgram());
  api.answer(createProgram, ({ body }) => keep(body, 9));
  api.answer(updateProgram, ({ params, body }) => keep(body, Number(params['id'])));
  api.answer(findWorkouts, { workouts, nextPage: null });
  api.answer(readWorkouts, { workouts: [], nextPage: null });
  return { api, stored: () => stored };
}

const summaryOf = ({ workouts: _workouts, ...summary }: Program) => summary;

export const openPrograms = (query = '') =>
  renderRoute(<ProgramsRoute />, { path: OWN_PATH, at: `${OWN_PATH}${query}` });
export const openProviderPrograms = (query = '') =>
  renderRoute(<ProgramsRoute />, { path: '/libraries/programs/:tab', at: `${PROVIDER_PATH}${query}` });

export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });
export const findName = () => screen.findByRole('textbox', { name: 'Program name' });
