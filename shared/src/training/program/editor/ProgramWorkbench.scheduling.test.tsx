import { listProgramCategories } from '../../../contracts/library/catalogues';
import { updateProgram } from '../../../contracts/library/programs';
import { readWorkout, readWorkouts, updateWorkout } from '../../../contracts/library/workouts';
import { buildProgram } from '../../../testing/buildProgram';
import { buildWorkout, buildWorkoutExercise } from '../../../testing/buildWorkout';
import { fakeApi } from '../../../testing/fakeApi';
import { renderRoute } from '../../../testing/render';
import '../../../testing/stillLayout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { OpenProgramViewState } from '../draft/openProgramViewState';
import { ProgramWorkbench, type WorkbenchState } from './ProgramWorkbench';

jest.setTimeout(60_000);

const legDay = buildWorkout(
  { 'Warm-Up': [buildWorkoutExercise({ id: 3, name: 'Push-Up' })] },
  { id: 7, name: 'Leg Day', owner_id: null },
);
const { sections: _sections, ...summary } = legDay;
const base = buildProgram({
  id: 5,
  name: 'Base',
  description: 'Four easy weeks',
  owner_id: null,
  editable: false,
  workouts: [{ ...summary, key: '11', days_of_week: ['1'] }],
});
const categories = [{ id: 2, label: 'General Fitness' }];
const ALONE: OpenProgramViewState = { view: 'programDetails', workoutId: null, exerciseId: null };

function showWorkbench(canEdit = true) {
  const api = fakeApi();
  api.answer(listProgramCategories, categories);
  api.answer(readWorkouts, { workouts: [legDay], nextPage: null });
  api.answer(readWorkout, legDay);
  const states: WorkbenchState[] = [];
  function Page() {
    const [viewState, setViewState] = useState(ALONE);
    return (
      <ProgramWorkbench
        context="scheduling"
        program={base}
        categories={categories}
        canEdit={canEdit}
        port={null}
        onSaved={() => undefined}
        onSaveWorkout={null}
        viewState={viewState}
        onViewStateChange={(part) => setViewState((known) => ({ ...known, ...part }))}
        isStaying={() => false}
        onClose={() => undefined}
        onReload={() => undefined}
        renderTools={(state) => {
          states.push(state);
          return <p>{state.draft.name} is ready</p>;
        }}
      />
    );
  }
  const page = renderRoute(<Page />, { path: '/' });
  return { ...page, api, latest: () => states.at(-1) };
}

const openWorkout = async (user: ReturnType<typeof showWorkbench>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Leg Day' }));
  return screen.findByRole('region', { name: 'Workout Details' });
};

it('lets the provider’s program be changed, saves nothing and asks before the changes are lost', async () => {
  const { user, api, latest, router } = showWorkbench();
  await user.type(await screen.findByRole('textbox', { name: 'Program name' }), ' for Ava');
  await user.tab();
  expect(screen.getByText('Base for Ava is ready')).toBeVisible();
  expect(latest()?.draft).toMatchObject({ name: 'Base for Ava' });
  expect(screen.queryByRole('button', { name: /^Sav/ })).not.toBeInTheDocument();
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('alertdialog', { name: 'Discard Unsaved Changes?' });
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(api.requests(updateProgram)).toHaveLength(0);
});

it('leads on without a question once the program is done with', async () => {
  const { user, latest, router } = showWorkbench();
  await user.type(await screen.findByRole('textbox', { name: 'Program name' }), '!');
  act(() => latest()?.guard.goOn(() => void router.navigate('/elsewhere')));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('keeps what is done to a workout while it is closed, undo too, and leaves the library alone', async () => {
  const { user, api, latest } = showWorkbench();
  let panel = within(await openWorkout(user));
  await user.type(await panel.findByRole('textbox', { name: 'Workout name' }), ' long');
  await user.tab();
  await user.click(panel.getByRole('button', { name: 'Close workout' }));
  expect(await screen.findByRole('button', { name: 'Leg Day long' })).toBeVisible();
  expect(latest()?.changedWorkouts.get(7)?.draft.name).toBe('Leg Day long');
  await user.click(screen.getByRole('button', { name: 'Leg Day long' }));
  panel = within(await screen.findByRole('region', { name: 'Workout Details' }));
  expect(await panel.findByRole('textbox', { name: 'Workout name' })).toHaveValue('Leg Day long');
  await user.click(panel.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(latest()?.changedWorkouts.size).toBe(0));
  expect(api.requests(updateWorkout)).toHaveLength(0);
});

it('asks for no name: a nameless program is named when it is scheduled', async () => {
  const { user } = showWorkbench();
  await user.clear(await screen.findByRole('textbox', { name: 'Program name' }));
  await user.tab();
  expect(screen.queryByText('Program name is required')).not.toBeInTheDocument();
});

it('shows the description, which no schedule carries, without a field', async () => {
  showWorkbench();
  expect(await screen.findByText('Four easy weeks')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
});

it('is only read by a manager', async () => {
  const { user } = showWorkbench(false);
  await openWorkout(user);
  expect(await screen.findByRole('heading', { name: 'Leg Day', level: 2 })).toBeVisible();
  for (const name of ['Add Workouts', 'Undo', 'More for Leg Day', 'Add Exercises']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
