import { errorCodes } from '@formline/shared/contracts/errorCodes';
import { listFitnessComponents } from '@formline/shared/contracts/library/exerciseTags';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import {
  deleteOhsa,
  listOhsaResults,
  type OhsaResult,
  readOhsaResults,
  recordOhsa,
  restoreOhsa,
  updateOhsa,
} from '@formline/shared/contracts/records/ohsa';
import { muscleImbalances } from '@formline/shared/domain/clients/overheadSquat';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { buildExercise } from '@formline/shared/testing/buildExercise';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen, waitFor, within } from '@testing-library/react';
import { OhsaCard } from './OhsaCard';

const library = [
  'Foam Roll Calves',
  'Bent-Knee Soleus Stretch',
  'Standing Calf Stretch',
  'Tibialis Raise',
].map((name, index) => buildExercise({ id: index + 1, name }));
const { over, under } = muscleImbalances(['heels_rise']);
const june: OhsaResult = {
  id: 2,
  assessment_date: '2026-06-01',
  compensations: ['heels_rise'],
  over_active_muscles: over,
  under_active_muscles: under,
  corrective_exercises: [{ id: 4, name: 'Tibialis Raise', image_url: null, video_url: null }],
  version: 3,
};
const today = localCalendarDate(new Date());
let api: FakeApi;

beforeEach(async () => {
  makeElementsVisible();
  api = fakeApi();
  await signInAs(api);
  api.answer(listFitnessComponents, [
    { id: 1, name: 'Strength' },
    { id: 9, name: 'Mobility' },
  ]);
  api.answer(findExercises, { exercises: library, nextPage: null });
});

function openCard(newest: OhsaResult | null = null, { canEdit = true } = {}) {
  api.answer(readOhsaResults, newest);
  api.answer(listOhsaResults, newest ? [newest] : []);
  return renderRoute(<OhsaCard clientId={11} canEdit={canEdit} />, { path: '/' });
}

async function openForm() {
  const page = openCard();
  await page.user.click(await screen.findByRole('button', { name: 'Record an overhead squat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record an overhead squat' });
  const box = (name: string) => within(dialog).getByRole('checkbox', { name });
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Save assessment' }));
  return { ...page, dialog, box, save };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('shows muscles and exercises while it is ticked, and saves what is left ticked', async () => {
  api.answer(recordOhsa, june);
  const { user, dialog, box, save } = await openForm();
  expect(within(dialog).getByLabelText('Date')).toHaveValue(shortDateText(today));
  const views = within(dialog).getAllByRole('group', { name: /^From/ });
  expect(views.map((view) => within(view).getAllByRole('checkbox').length)).toEqual([3, 4, 2]);
  await waitFor(() => expect(box('Feet turn out')).toHaveFocus());
  await user.click(box('Heels rise'));
  expect(box('Heels rise')).toHaveAccessibleDescription('The heels leave the floor.');
  expect(within(dialog).getByText('2 over-active, 1 under-active')).toBeInTheDocument();
  const muscles = within(dialog).getByRole('region', { name: 'Over-active muscles' });
  expect(muscles).toHaveTextContent('SoleusGastrocnemius');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Standing Calf Stretch' }));
  await save();
  await expectClosed();
  expect(api.requests(findExercises)[0]?.query).toMatchObject({ fitnessCompIds: '9' });
  expect(api.requests(recordOhsa)[0]?.body).toEqual({
    assessment_date: today,
    compensations: ['heels_rise'],
    corrective_exercise_ids: [1, 2, 4],
  });
});

it('keeps what was ticked when it cannot be saved, and asks before it throws it away', async () => {
  api.refuse(recordOhsa, 500);
  const { user, dialog, box, save } = await openForm();
  await user.click(box('Knees move inward'));
  await save();
  expect(await within(dialog).findByText(/We couldn’t save the overhead squat\./)).toBeVisible();
  expect(box('Knees move inward')).toBeChecked();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard this assessment?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed();
});

it('can be saved without the exercises that could not be loaded', async () => {
  api.refuse(findExercises, 500);
  api.answer(recordOhsa, june);
  const { user, dialog, box, save } = await openForm();
  await user.click(box('Heels rise'));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/couldn’t load the suggested/);
  await save();
  await expectClosed();
  expect(api.requests(recordOhsa)[0]?.body).toMatchObject({ corrective_exercise_ids: [] });
});

it('refuses a day to come', async () => {
  const { user, dialog, save } = await openForm();
  const date = within(dialog).getByLabelText('Date');
  await user.clear(date);
  await user.type(date, '01/01/2999');
  await save();
  await waitFor(() => expect(date).toHaveAccessibleDescription(/Enter a day up to today/));
  expect(api.requests(recordOhsa)).toEqual([]);
});

describe('earlier assessments', () => {
  const openHistory = async (options = {}) => {
    const page = openCard(june, options);
    await page.user.click(await screen.findByRole('button', { name: 'All assessments' }));
    const dialog = await screen.findByRole('dialog', { name: 'All assessments' });
    await within(dialog).findByRole('row', { name: /Heels rise/ });
    return { ...page, dialog };
  };

  it('are edited with their version, and keep what was left out', async () => {
    api.refuse(updateOhsa, 409, { code: errorCodes.staleVersion });
    const { user, dialog } = await openHistory();
    await user.click(within(dialog).getByRole('button', { name: 'Edit, 6/1/26' }));
    const form = await screen.findByRole('dialog', { name: 'Edit the overhead squat of 6/1/26' });
    const box = (name: string) => within(form).findByRole('checkbox', { name });
    expect(await box('Heels rise')).toBeChecked();
    expect(await box('Tibialis Raise')).toBeChecked();
    expect(await box('Foam Roll Calves')).not.toBeChecked();
    await user.click(await box('Foam Roll Calves'));
    await user.click(within(form).getByRole('button', { name: 'Save assessment' }));
    expect(await within(form).findByText('Somebody else changed this assessment')).toBeVisible();
    expect(api.requests(updateOhsa)[0]?.body).toEqual({
      assessment_date: '2026-06-01',
      compensations: ['heels_rise'],
      corrective_exercise_ids: [1, 4],
      version: 3,
    });
  });

  it('are taken away at once when they are deleted', async () => {
    api.hang(deleteOhsa);
    const { user, dialog } = await openHistory();
    const button = within(dialog).getByRole('button', { name: 'Delete, 6/1/26' });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  it('are deleted, and come back with their exercises', async () => {
    api.answer(deleteOhsa, { id: 2 });
    api.answer(restoreOhsa, june);
    const { user, dialog } = await openHistory();
    expect(dialog).toHaveTextContent('Tibialis Raise');
    await user.click(within(dialog).getByRole('button', { name: 'Delete, 6/1/26' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests(restoreOhsa)).toHaveLength(1));
    expect(api.requests(restoreOhsa)[0]?.params).toMatchObject({ ohsaResultId: '2' });
  });

  it('are only read by a manager', async () => {
    const { dialog } = await openHistory({ canEdit: false });
    expect(within(dialog).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record an overhead squat' })).not.toBeInTheDocument();
  });
});
