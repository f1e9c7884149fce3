import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { readOhsaResults } from '@formline/shared/contracts/records/ohsa';
import {
  addToWarmUps,
  previewWarmUps,
  undoWarmUps,
  type WarmUpDay,
} from '@formline/shared/contracts/records/warmUps';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen, waitFor, within } from '@testing-library/react';
import { CorrectiveExercisesCard } from './CorrectiveExercisesCard';

const exercises = [
  { id: 1, name: 'Foam Roll Calves' },
  { id: 2, name: 'Glute Bridge' },
];
const buildDay = (given: Partial<WarmUpDay> & Pick<WarmUpDay, 'scheduled_workout_id'>): WarmUpDay => ({
  date: '2026-06-10',
  workout_name: 'Push',
  schedule_version: 4,
  outcome: 'adds',
  added_exercise_ids: [1, 2],
  ...given,
});
const days = [
  buildDay({ scheduled_workout_id: 21 }),
  buildDay({ scheduled_workout_id: 22, outcome: 'groupSession', added_exercise_ids: [] }),
  buildDay({ scheduled_workout_id: 23, date: '2026-06-12', added_exercise_ids: [2] }),
];
const changed = [
  {
    scheduled_workout_id: 21,
    date: '2026-06-10',
    workout_id: 90,
    workout_version: 2,
    previous: { workout_id: 9, workout_version: 1, is_moved: false },
  },
];
const today = localCalendarDate(new Date());
let api: FakeApi;

beforeEach(async () => {
  makeElementsVisible();
  api = fakeApi();
  await signInAs(api);
  api.answer(readOhsaResults, {
    id: 7,
    assessment_date: '2026-06-01',
    compensations: ['heels_rise'],
    over_active_muscles: [],
    under_active_muscles: [],
    corrective_exercises: exercises.map((exercise) => ({ ...exercise, image_url: null, video_url: null })),
    version: 1,
  });
  api.answer(previewWarmUps, { ohsa_result_id: 7, exercises, days });
});

const openCard = (canEdit = true) =>
  renderRoute(<CorrectiveExercisesCard clientId={11} canEdit={canEdit} />, { path: '/' });

async function openDialog() {
  const page = openCard();
  await page.user.click(await screen.findByRole('button', { name: 'Add to Warm-Ups' }));
  return { ...page, dialog: await screen.findByRole('dialog', { name: /to Warm-Ups$/ }) };
}

it('shows which days get what and why others stay, adds with one key, and undoes it, if need be with a second try', async () => {
  api.answer(addToWarmUps, { changed });
  api.refuse(undoWarmUps, 0);
  const { user, dialog } = await openDialog();
  const add = await within(dialog).findByRole('button', { name: 'Add to 2 workouts' });
  const rows = within(dialog).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '6/10/26PushAdds all 2 exercises',
    '6/10/26PushGroup session, not changed. Change it in the group’s schedule.',
    '6/12/26PushAdds Glute Bridge',
  ]);
  expect(within(dialog).getByText('Only 2 workouts ahead can have them.')).toBeVisible();
  await waitFor(() => expect(add).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer(undoWarmUps, { restored_count: 1 });
  await user.click(retry);
  await waitFor(() => expect(api.requests(undoWarmUps)).toHaveLength(2));
  expect(api.requests(addToWarmUps)[0]?.body).toEqual({
    ohsa_result_id: 7,
    days: [
      { scheduled_workout_id: 21, schedule_version: 4 },
      { scheduled_workout_id: 23, schedule_version: 4 },
    ],
    currentDate: today,
  });
  const undone = { changed, currentDate: today };
  expect(api.requests(undoWarmUps).map(({ body }) => body)).toEqual([undone, undone]);
  expect(await screen.findAllByText('The workouts are as they were')).not.toEqual([]);
});

it('asks for another number of workouts, and says why nothing can be added', async () => {
  const { user, dialog } = await openDialog();
  await within(dialog).findByRole('button', { name: 'Add to 2 workouts' });
  api.answer(previewWarmUps, { ohsa_result_id: 7, exercises, days: [] });
  await user.selectOptions(within(dialog).getByLabelText('Next workouts'), '5');
  expect(await within(dialog).findByText('No workouts are scheduled from today on.')).toBeVisible();
  expect(api.requests(previewWarmUps).at(-1)?.query).toMatchObject({ count: '5', currentDate: today });
  await user.click(within(dialog).getByRole('button', { name: 'Nothing to add' }));
  expect(api.requests(addToWarmUps)).toEqual([]);
});

it('says what the server refused and shows the days as they are now', async () => {
  api.refuse(addToWarmUps, 409, { code: errorCodes.staleVersion, message: 'Changed meanwhile.' });
  const { user, dialog } = await openDialog();
  const add = await within(dialog).findByRole('button', { name: 'Add to 2 workouts' });
  await user.click(add);
  expect(await within(dialog).findByText('Changed meanwhile.')).toBeVisible();
  await waitFor(() => expect(api.requests(previewWarmUps)).toHaveLength(2));
  api.answer(addToWarmUps, { changed });
  api.refuse(undoWarmUps, 409, { code: errorCodes.staleVersion, message: 'Push has been changed since.' });
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findAllByText('Push has been changed since.')).not.toEqual([]);
});

it('is not offered to a manager', async () => {
  openCard(false);
  expect(await screen.findByText('Glute Bridge')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Warm-Ups' })).not.toBeInTheDocument();
});
