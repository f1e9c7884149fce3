import { listProgramCategories } from '../../../contracts/library/catalogues';
import type { Program } from '../../../contracts/library/programs';
import { findOtherWorkouts, findWorkouts, type Workout } from '../../../contracts/library/workouts';
import { buildProgram } from '../../../testing/buildProgram';
import { buildWorkout, buildWorkoutExercise } from '../../../testing/buildWorkout';
import { fakeApi } from '../../../testing/fakeApi';
import { renderRoute } from '../../../testing/render';
import '../../../testing/stillLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { OpenProgramViewState } from '../draft/openProgramViewState';
import { ProgramWorkbench } from './ProgramWorkbench';
import type { ProgramSavePort } from '../draft/programSavePort';
import type { ProgramWorkouts } from './programWorkouts';

jest.setTimeout(60_000);

const legDay = buildWorkout(
  { 'Warm-Up': [buildWorkoutExercise({ id: 3, name: 'Push-Up' })] },
  { id: 7, name: 'Leg Day', owner_id: null },
);
const stretch = buildWorkout({ 'Warm-Up': [] }, { id: 8, name: 'Stretch' });
const { sections: _sections, ...summary } = legDay;
const scheduled = buildProgram({
  id: 5,
  name: 'Base',
  owner_id: null,
  workouts: [{ ...summary, key: '11', days_of_week: ['1'] }],
});
const categories = [{ id: 2, label: 'General Fitness' }];
const ALONE: OpenProgramViewState = { view: 'programDetails', workoutId: null, exerciseId: null };

const workouts = new Map<number, Workout>([legDay, stretch].map((one) => [one.id, one]));
const source: ProgramWorkouts = {
  visit: 'one visit',
  readOne: async (id) => workouts.get(id) ?? legDay,
  readAll: async (ids) => ids.flatMap((id) => workouts.get(id) ?? []),
  keep: () => undefined,
};

function showWorkbench(given: Partial<ProgramSavePort> = {}) {
  const api = fakeApi();
  api.answer(listProgramCategories, categories);
  const listed = { workouts: [stretch], nextPage: null };
  api.answer(findWorkouts, listed);
  api.answer(findOtherWorkouts, listed);
  const save = jest.fn<Promise<Program>, Parameters<ProgramSavePort['save']>>(async () => scheduled);
  const port: ProgramSavePort = { savesWhen: 'asked', save, ...given };
  function Page() {
    const [viewState, setViewState] = useState(ALONE);
    return (
      <ProgramWorkbench
        context="rescheduling"
        program={scheduled}
        categories={categories}
        canEdit
        port={port}
        source={source}
        onSaved={() => undefined}
        onSaveWorkout={async () => legDay}
        viewState={viewState}
        onViewStateChange={(part) => setViewState((known) => ({ ...known, ...part }))}
        isStaying={() => false}
        onClose={() => undefined}
        onReload={() => undefined}
      />
    );
  }
  return { ...renderRoute(<Page />, { path: '/' }), save };
}

const dayButton = (name: string) => screen.findByRole('button', { name, pressed: name === 'Monday' });
const saveButton = () => screen.getByRole('button', { name: /^Save/ });

it('saves when it is asked, and asks before changes are lost', async () => {
  const { user, save, router } = showWorkbench();
  await user.click(await dayButton('Tuesday'));
  expect(save).not.toHaveBeenCalled();
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(saveButton());
  expect(await screen.findByText('Successfully saved program!')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0].workouts).toEqual([{ id: 7, key: '11', days_of_week: ['1', '2'] }]);
});

afterEach(() => jest.useRealTimers());

it('shows that it has saved for two seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = showWorkbench();
  await user.click(await dayButton('Tuesday'));
  await user.click(saveButton());
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

it('sends nothing that cannot be, and says why until something is changed', async () => {
  const { user, save } = showWorkbench({ problemOf: () => 'Must select at least 1 day' });
  await user.click(await dayButton('Monday'));
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Must select at least 1 day');
  expect(save).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Monday', pressed: false }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('says why the server refused', async () => {
  const { user } = showWorkbench({
    save: () => Promise.reject(new Error('refused')),
    failureText: () => 'These dates cannot be',
  });
  await user.click(await dayButton('Tuesday'));
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('These dates cannot be');
  expect(await screen.findByRole('button', { name: 'Tuesday', pressed: true })).toBeVisible();
});

it('lets a workout be changed once the program is saved with it', async () => {
  const { user } = showWorkbench();
  await user.click(await screen.findByRole('button', { name: 'Add Workouts' }));
  await user.click(await screen.findByRole('button', { name: 'Add Stretch to the program' }));
  await user.click(screen.getByRole('button', { name: 'Stretch' }));
  const panel = within(await screen.findByRole('region', { name: 'Workout Details' }));
  expect(await panel.findByText('Add this workout to the program before adding exercises')).toBeVisible();
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
});
