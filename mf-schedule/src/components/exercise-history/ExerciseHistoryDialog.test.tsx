import { type LoggedSet, listExerciseSessions } from '@formline/shared/contracts/records/loggedWorkouts';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import '@formline/shared/testing/stillLayout';
import { screen, within } from '@testing-library/react';
import { ExerciseHistoryDialog } from './ExerciseHistoryDialog';

const set = (number: number, reps: number, weight: number | null): LoggedSet => ({
  number,
  reps,
  weight,
  dur_seconds: null,
  distance: null,
  distance_units: 'miles',
  effort: null,
  note: null,
});
const session = (date: string, ...sets: LoggedSet[]) => ({
  date,
  workout_name: 'Push Day',
  note: null,
  sets,
});
const onClose = jest.fn();

async function open(answers: (api: FakeApi) => void, unit: 'lb' | 'kg' = 'lb') {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser());
  answers(api);
  const exercise = { id: 3, name: 'Squat' };
  const dialog = <ExerciseHistoryDialog clientId={11} exercise={exercise} unit={unit} onClose={onClose} />;
  return { api, ...renderRoute(dialog, { path: '/' }) };
}

it('lists every set, the newest first, with the best one, its estimate and the way over time', async () => {
  const { user } = await open((api) =>
    api.answer(listExerciseSessions, [
      session('2026-11-20', set(1, 5, 200), { ...set(2, 8, 150), note: 'Left knee hurt' }),
      session('2026-11-13', set(1, 1, 190)),
    ]),
  );
  expect(await screen.findByText('5 reps × 200 lb on 11/20/2026')).toBeVisible();
  expect(screen.getByText(/^225\.0 to 23\d\.\d lb$/)).toBeVisible();
  const listed = within(screen.getByRole('region', { name: 'Logged sets' }));
  expect(listed.getAllByText(/reps? ×/).map(({ textContent }) => textContent)).toEqual([
    '5 reps × 200 lb',
    '8 reps × 150 lb',
    '1 rep × 190 lb',
  ]);
  expect(listed.getByText('Left knee hurt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table: Estimated 1RM over time' }));
  expect(screen.getByRole('cell', { name: '190.0 lb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in the 1RM calculator' })).toHaveAttribute(
    'href',
    '/clients/my-clients/client/dashboard?clientId=11&calculator=oneRepMax&exerciseId=3',
  );
});

it('shows the trainer’s unit, and sets without a weight without an estimate', async () => {
  await open((api) => api.answer(listExerciseSessions, [session('2026-11-20', set(1, 12, null))]), 'kg');
  expect(await screen.findByText('An estimate needs a weight and repetitions.')).toBeVisible();
  expect(screen.getByText('12 reps')).toBeVisible();
  expect(screen.queryByText('Best set')).not.toBeInTheDocument();
});

it.each([
  ['This exercise has not been logged yet', (api: FakeApi) => api.answer(listExerciseSessions, [])],
  ['We couldn’t load the history', (api: FakeApi) => api.refuse(listExerciseSessions, 500)],
])('says "%s"', async (text, answers) => {
  await open(answers);
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
});
