import type { CompoundRoutine } from '@formline/shared/contracts/library/compoundRoutines';
import { answerWithExercises } from '@formline/shared/testing/answerWithExercises';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { buildRoutine } from '@formline/shared/testing/buildRoutine';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { screen } from '@testing-library/react';
import { SetsRoute } from '../routes/SetsRoute';
import { answerWithRoutines } from './answerWithRoutines';

const named = (id: number, name: string) => buildExercise({ id, name });
const library = [
  named(1, 'Push-Up'),
  named(2, 'Inverted Row'),
  named(3, 'Goblet Squat'),
  named(4, 'Front Plank'),
] as const;
const [pushUp, row, squat] = library;

export const pushAndPull = buildRoutine({
  id: 11,
  title: 'Push and Pull',
  exercises: [pushUp, row],
  is_favorite: true,
});
export const engine = buildRoutine({
  id: 12,
  title: 'Engine',
  routine_type: 'circuit',
  exercises: [pushUp, row, squat],
});

interface SetsPageInput {
  readonly tab?: 'supersets' | 'circuits' | 'favorites';
  readonly query?: string;
  readonly routines?: readonly CompoundRoutine[];
  readonly isManager?: boolean;
  readonly prepare?: (api: FakeApi) => void;
}

export async function openSets(given: SetsPageInput = {}) {
  const {
    tab = 'supersets',
    query = '',
    routines = [pushAndPull, engine],
    isManager = false,
    prepare,
  } = given;
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  answerWithRoutines(api, routines, library);
  answerWithExercises(api, library);
  prepare?.(api);
  const path = `/libraries/sets/${tab}`;
  const page = renderRoute(<SetsRoute />, { path: '/libraries/sets/:tab', at: `${path}${query}` });
  await screen.findByRole('heading', { level: 1, name: 'Supersets & Circuits' });
  return { api, ...page };
}

export const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
export const findPanel = (name: string) => screen.findByRole('region', { name });
/** Selects the visible toast, because the live region repeats its text. */
export const findNotice = (text: string) => screen.findByText(text, { selector: '[data-part=title]' });
