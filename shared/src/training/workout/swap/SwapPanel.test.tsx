import {
  type ExerciseDetails,
  findExercises,
  readExercise,
} from '@formline/shared/contracts/library/exercises';
import { screen, within } from '@testing-library/react';
import { buildExercise } from '../../../testing/buildExercise';
import { buildWorkout, buildWorkoutExercise, buildWorkoutRoutine } from '../../../testing/buildWorkout';
import { button, rows, showEditor } from '../../../testing/workoutEditorPage';
import type { ProgramContext } from '../../editing/programContext';

const incline = buildExercise({ id: 7, name: 'Incline Push-Up', description: 'Hands on a bench.' });
const clap = buildExercise({ id: 8, name: 'Clap Push-Up' });
const decline = buildExercise({ id: 9, name: 'Decline Push-Up' });
const pushUp: ExerciseDetails = buildExercise({
  id: 6,
  name: 'Push-Up',
  progressions_regressions: [
    { primary_exercise_id: 6, exerciseType: 'PROGRESSION', exercise: clap },
    { primary_exercise_id: 6, exerciseType: 'PROGRESSION', exercise: decline },
    { primary_exercise_id: 6, exerciseType: 'REGRESSION', exercise: incline },
  ],
});
const placed = buildWorkoutExercise({ id: 6, name: 'Push-Up', progression_enabled: true });
const workout = buildWorkout({ Main: [placed] });

function open(props: Parameters<typeof showEditor>[0] & { readonly context?: ProgramContext } = {}) {
  const page = showEditor({ workout, context: 'scheduling', onSave: undefined, ...props });
  page.api.answer(readExercise, ({ params }) => (params['id'] === '6' ? pushUp : incline));
  return page;
}

async function openExercise(props: Parameters<typeof open>[0] = {}) {
  const page = open(props);
  await page.user.click(button(/^Push-Up, /));
  const editor = await screen.findByRole('region', { name: 'Edit Exercise' });
  return { ...page, editor: within(editor) };
}

async function openSwap(props: Parameters<typeof open>[0] = {}) {
  const { user, editor, ...page } = await openExercise(props);
  await user.click(await editor.findByRole('button', { name: 'Swap Exercise' }));
  const region = await screen.findByRole('region', { name: 'Swap Exercise' });
  return { ...page, user, panel: within(region) };
}

it('gives the place to the chosen exercise, goes back to it, and gives it back', async () => {
  const { user, panel } = await openSwap();
  expect(panel.getByRole('heading', { name: 'Swap Exercise' })).toHaveFocus();
  expect(panel.getByText('Instead of Push-Up')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await panel.findByRole('radio', { name: 'Incline Push-Up' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const editor = within(await screen.findByRole('region', { name: 'Edit Exercise' }));
  expect(editor.getByRole('heading', { name: 'Incline Push-Up' })).toHaveFocus();
  expect(rows('Main')).toEqual(['Incline Push-Up']);
  expect(button('Incline Push-Up, 3 × 10')).toBeVisible();
  await user.click(await editor.findByRole('button', { name: 'Revert Exercise' }));
  expect(editor.getByRole('heading', { name: 'Push-Up' })).toHaveFocus();
  expect(rows('Main')).toEqual(['Push-Up']);
  expect(editor.queryByRole('button', { name: 'Revert Exercise' })).not.toBeInTheDocument();
  await user.click(button('Undo: Change Push-Up'));
  expect(rows('Main')).toEqual(['Incline Push-Up']);
});

it('offers the others once one was chosen', async () => {
  const { user, panel } = await openSwap();
  const offered = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  await panel.findAllByRole('radio');
  expect(offered()).toEqual(['Clap Push-Up', 'Decline Push-Up', 'Incline Push-Up', 'Burpee', 'Lunge']);
  await user.click(panel.getByRole('radio', { name: 'Clap Push-Up' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Swap Exercise' }));
  await screen.findAllByRole('radio');
  await screen.findByRole('radio', { name: 'Lunge' });
  expect(offered()).toEqual(['Decline Push-Up', 'Incline Push-Up', 'Burpee', 'Lunge']);
});

it('offers every exercise: those linked, those of the same muscle, and those searched for', async () => {
  const { user, panel, api } = await openSwap();
  const groups = () => panel.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  await panel.findByRole('radio', { name: 'Burpee' });
  const [muscle] = pushUp.muscle_groups;
  expect(groups()).toEqual(['Progressions', 'Regressions', `Also for ${muscle?.name}`]);
  expect(api.requests(findExercises).at(-1)?.query).toMatchObject({ muscleGrpIds: String(muscle?.id) });
  api.answer(findExercises, { exercises: [buildExercise({ id: 50, name: 'Handstand' })], nextPage: null });
  await user.type(panel.getByRole('searchbox', { name: 'Search all exercises' }), 'hand');
  await user.click(await panel.findByRole('radio', { name: 'Handstand' }));
  expect(groups()).toEqual(['All exercises']);
  expect(api.requests(findExercises).at(-1)?.query).toMatchObject({ search: 'hand' });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(rows('Main')).toEqual(['Handstand']);
  expect(await screen.findByRole('button', { name: 'Revert Exercise' })).toBeVisible();
});

it('swaps an exercise that has neither progressions nor regressions', async () => {
  const page = open();
  page.api.answer(readExercise, { ...pushUp, progressions_regressions: [] });
  await page.user.click(button(/^Push-Up, /));
  await page.user.click(await screen.findByRole('button', { name: 'Swap Exercise' }));
  await page.user.click(await screen.findByRole('radio', { name: 'Lunge' }));
  await page.user.click(button('Save'));
  expect(rows('Main')).toEqual(['Lunge']);
});

it('says when the other exercises cannot be loaded, and keeps those that are linked', async () => {
  const page = open();
  page.api.refuse(findExercises, 500);
  await page.user.click(button(/^Push-Up, /));
  await page.user.click(await screen.findByRole('button', { name: 'Swap Exercise' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the exercises.');
  expect(screen.getByRole('radio', { name: 'Clap Push-Up' })).toBeInTheDocument();
});

it('looks at one that could be chosen and comes back', async () => {
  const { user, panel } = await openSwap();
  await user.click(await panel.findByRole('radio', { name: 'Incline Push-Up' }));
  await user.click(panel.getByRole('button', { name: 'View exercise' }));
  expect(await screen.findByText('Hands on a bench.')).toBeVisible();
  await user.click(button('Close details'));
  expect(await screen.findByRole('region', { name: 'Swap Exercise' })).toBeVisible();
});

it('says when they cannot be loaded, and tries again', async () => {
  const page = open();
  page.api.refuse(readExercise, 500);
  await page.user.click(button(/^Push-Up, /));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t load progressions and regressions.',
  );
  page.api.answer(readExercise, pushUp);
  await page.user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Swap Exercise' })).toBeVisible();
});

it('lets a client go to harder or easier ones, or not', async () => {
  const { user, editor } = await openExercise();
  const progressions = await editor.findByRole('switch', { name: 'Progressions' });
  expect(progressions).toBeChecked();
  expect(editor.getByRole('switch', { name: 'Regressions' })).not.toBeChecked();
  await user.click(progressions);
  expect(progressions).not.toBeChecked();
  await user.click(button('Undo: Change Push-Up'));
  expect(progressions).toBeChecked();
});

it('swaps in what is scheduled already, and gives a place back', async () => {
  const swapped = { ...placed, original_exercise_id: 9, swapped_original_exercise: decline };
  const { user, editor } = await openExercise({
    context: 'rescheduling',
    workout: buildWorkout({ Main: [swapped] }),
  });
  const revert = await editor.findByRole('button', { name: 'Revert Exercise' });
  expect(editor.getByRole('button', { name: 'Swap Exercise' })).toBeVisible();
  await user.click(revert);
  expect(rows('Main')).toEqual(['Decline Push-Up']);
});

it('is no part of the library', async () => {
  const { editor, api } = await openExercise({ context: 'library' });
  expect(editor.queryByText('Progressions and regressions')).not.toBeInTheDocument();
  expect(api.requests(readExercise)).toEqual([]);
});

it('shows the exercises of a superset or circuit as they are while it is scheduled', async () => {
  const routine = buildWorkoutRoutine([placed], { title: 'Finisher' });
  const { user } = open({ workout: buildWorkout({ Main: [routine] }) });
  await user.click(button(/^Finisher, /));
  await user.click(await screen.findByRole('button', { name: /Push-Up/ }));
  expect(await screen.findByRole('region', { name: 'Exercise details' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Edit Exercise' })).not.toBeInTheDocument();
});
