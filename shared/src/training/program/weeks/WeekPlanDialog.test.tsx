import { readWorkouts } from '../../../contracts/library/workouts';
import { buildProgram } from '../../../testing/buildProgram';
import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { fakeApi } from '../../../testing/fakeApi';
import { renderRoute } from '../../../testing/render';
import { screen, within } from '@testing-library/react';
import { toProgramDraft, type ProgramDraft, type WeekPlan } from '../draft/programDraft';
import { libraryWorkouts } from '../editor/programWorkouts';
import { WeekPlanButton } from './WeekPlanButton';

const legDay = buildWorkout(
  {
    Main: [
      buildWorkoutExercise({ id: 3, name: 'Squat', sets: 3, reps: 10, weight: 100 }),
      buildWorkoutRoutine([buildWorkoutExercise({ id: 4, name: 'Lunge', reps: 12 })], {
        id: 5,
        title: 'Finisher',
        reps: 4,
      }),
    ],
  },
  { id: 7, name: 'Leg Day' },
);
const { sections: _sections, ...summary } = legDay;
const program = toProgramDraft(buildProgram({ workouts: [{ ...summary, key: '11', days_of_week: ['1'] }] }));

function showWeeks({ draft = program, canEdit = true }: { draft?: ProgramDraft; canEdit?: boolean } = {}) {
  const api = fakeApi();
  api.answer(readWorkouts, { workouts: [legDay], nextPage: null });
  const onPlan = jest.fn<void, [WeekPlan]>();
  const page = renderRoute(
    <WeekPlanButton
      draft={draft}
      canEdit={canEdit}
      source={libraryWorkouts}
      changedWorkouts={new Map()}
      onPlan={onPlan}
    />,
    { path: '/' },
  );
  return { ...page, api, onPlan };
}

const openDialog = async (user: ReturnType<typeof showWeeks>['user'], name = 'Plan weeks') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Weeks of the program' }));
};
const cells = (exercise: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${exercise}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows what each week has while its changes are chosen, and saves them as one step', async () => {
  const { user, onPlan } = showWeeks();
  const dialog = await openDialog(user);
  expect(dialog.getByText('Every week is the same. Add a change, or a week that is easier.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add change' }));
  await user.click(dialog.getByRole('button', { name: 'Add deload week' }));
  expect(await dialog.findByRole('row', { name: /^Squat/ })).toBeVisible();
  expect(cells('Squat')).toEqual([
    '3 × 10 · 100 lb',
    '3 × 10 · 105 lb',
    '3 × 10 · 110 lb',
    '2 × 10 · 115 lb',
  ]);
  expect(cells('Finisher')).toEqual(['4 rounds', '4 rounds', '4 rounds', '2 rounds']);
  await user.click(dialog.getByRole('button', { name: 'Save weeks' }));
  expect(onPlan.mock.calls[0]?.[0]).toMatchObject({
    weekCount: 4,
    ofAll: [
      { figure: 'weight', change: 5 },
      { figure: 'sets', change: -40 },
    ],
  });
});

it('changes one exercise of one workout', async () => {
  const { user, onPlan } = showWeeks();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Add change' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Workout' }), 'Leg Day');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Exercise' }), 'Lunge');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'Fewer reps');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'The same each week');
  await user.clear(dialog.getByRole('textbox', { name: 'By' }));
  await user.type(dialog.getByRole('textbox', { name: 'By' }), '2');
  expect(cells('Lunge').map((text) => text?.slice(0, 6))).toEqual(['3 × 12', '3 × 10', '3 × 10', '3 × 10']);
  expect(cells('Squat')).toEqual(new Array(4).fill('3 × 10 · 100 lb'));
  await user.click(dialog.getByRole('button', { name: 'Save weeks' }));
  expect([...(onPlan.mock.calls[0]?.[0].ofWorkouts ?? [])]).toMatchObject([
    ['11', [{ figure: 'reps', change: -2, exercise_id: 4, is_growing: false }]],
  ]);
});

it('says what is wrong, goes there and saves nothing', async () => {
  const { user, onPlan } = showWeeks();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Add change' }));
  const amount = dialog.getByRole('textbox', { name: 'By' });
  await user.clear(amount);
  await user.click(dialog.getByRole('button', { name: 'Save weeks' }));
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription('More than 0');
  expect(onPlan).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove change 1' }));
  await user.click(dialog.getByRole('button', { name: 'Save weeks' }));
  expect(onPlan.mock.calls[0]?.[0]).toEqual({ weekCount: 4, ofAll: [], ofWorkouts: new Map() });
});

it('keeps the focus in the dialog when a change is removed', async () => {
  const { user } = showWeeks();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Add change' }));
  await user.click(dialog.getByRole('button', { name: 'Add deload week' }));
  await user.click(dialog.getByRole('button', { name: 'Remove change 1' }));
  expect(dialog.getByRole('button', { name: 'Remove change 1' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Remove change 1' }));
  expect(dialog.getByRole('button', { name: 'Add change' })).toHaveFocus();
});

it('is only read by a manager, and not offered without weeks', async () => {
  const { user } = showWeeks({ draft: { ...program, weekCount: 6 }, canEdit: false });
  const dialog = await openDialog(user, '6 weeks');
  expect(await dialog.findByRole('row', { name: /^Squat/ })).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Add change' })).not.toBeInTheDocument();
});

it('says that the exercises cannot be loaded, and loads them again', async () => {
  const { user, api } = showWeeks({ draft: { ...program, weekCount: 2 } });
  api.refuse(readWorkouts, 500);
  const dialog = await openDialog(user, '2 weeks');
  expect(await dialog.findByText('We couldn’t load the exercises')).toBeVisible();
  api.answer(readWorkouts, { workouts: [legDay], nextPage: null });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('row', { name: /^Squat/ })).toBeVisible();
});

it('is not offered to a manager without weeks', () => {
  showWeeks({ canEdit: false });
  expect(screen.queryByRole('button', { name: 'Plan weeks' })).not.toBeInTheDocument();
});
