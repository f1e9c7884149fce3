import { errorCodes } from '@formline/shared/contracts/errorCodes';
import {
  type AssessmentGroup,
  deletePerformanceAssessment,
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import { convertWeight } from '@formline/shared/domain/calculators/measureUnits';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { screen, waitFor, within } from '@testing-library/react';
import { buildAssessment } from '../../testing/healthBuilders';
import { PerformanceAssessmentsCard } from './PerformanceAssessmentsCard';

const today = localCalendarDate(new Date());
const bench = { ...buildAssessment('bench', '2026-06-01', 135), id: 4, version: 3 };
const runs = [
  { ...buildAssessment('one_mile_run', '2026-06-01', 498), id: 3 },
  { ...buildAssessment('one_mile_run', '2026-05-01', 480), id: 2 },
];
const groups: AssessmentGroup[] = [
  { category: 'cardio', items: runs },
  { category: 'strength', items: [bench] },
];
let api: FakeApi;

beforeEach(async () => {
  makeElementsVisible();
  api = fakeApi();
  await signInAs(api);
});

afterEach(() => sessionStorage.clear());

function openCard(known = groups, { canEdit = true } = {}) {
  api.answer(listPerformanceAssessments, known);
  const card = <PerformanceAssessmentsCard clientId={11} unit="kg" canEdit={canEdit} />;
  return renderRoute(card, { path: '/' });
}

async function openForm(known = groups) {
  const page = openCard(known);
  await page.user.click(await screen.findByRole('button', { name: 'Record performance assessments' }));
  const dialog = await screen.findByRole('dialog', { name: 'Record performance assessments' });
  const field = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name);
  await waitFor(() => expect(field('500 m row (min:sec)')).toHaveFocus());
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Save assessments' }));
  return { ...page, dialog, field, save };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('are recorded today, in three kinds, beside the last and the best result', async () => {
  api.answer(recordPerformanceAssessments, []);
  const { user, dialog, field, save } = await openForm();
  expect(field('Date')).toHaveValue(shortDateText(today));
  const kinds = within(dialog).getAllByRole('heading', { level: 3 });
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Cardio', 'Endurance', 'Strength']);
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(10);
  expect(field('One-mile run (min:sec)')).toHaveAccessibleDescription(
    'Last: 8:18, 6/1/26 · Best: 8:00, 5/1/26',
  );
  expect(field('Bench press (kg)')).toHaveAccessibleDescription('Last and best: 61.2 kg, 6/1/26');
  await user.type(field('One-mile run (min:sec)'), '7:58.5');
  await user.type(field('Bench press (kg)'), '65');
  await save();
  await expectClosed();
  expect(api.requests(recordPerformanceAssessments)[0]?.body).toEqual({
    date: today,
    assessments: [
      { name: 'one_mile_run', value: 478.5 },
      { name: 'bench', value: convertWeight(65, 'kg', 'lb') },
    ],
  });
});

it('show a running stopwatch again after a reload, and forget it when it is thrown away', async () => {
  const { user, unmount } = await openForm();
  await user.click(screen.getByRole('button', { name: 'One-mile run: stopwatch' }));
  await user.click(await screen.findByRole('button', { name: /Start/ }));
  unmount();
  const reloaded = openCard();
  const running = await screen.findByRole('button', { name: /One-mile run: stopwatch.*running/i });
  await reloaded.user.click(running);
  expect(await screen.findByRole('button', { name: /Stop/ })).toBeVisible();
  await reloaded.user.keyboard('{Escape}');
  await reloaded.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await reloaded.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed();
  reloaded.unmount();
  openCard();
  expect(await screen.findByRole('button', { name: 'Record performance assessments' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('are offered beside the text of an empty card, and to nobody who only reads', async () => {
  const { dialog } = await openForm([]);
  expect(within(dialog).getByLabelText('Squat (kg)')).toBeInTheDocument();
  expect(screen.getByText(/No Performance Assessments recorded\. Please go to/)).toBeInTheDocument();
});

it('says what is wrong, keeps what was typed, and sends it once it is right', async () => {
  const { user, dialog, field, save } = await openForm();
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Enter at least one result.');
  await user.type(field('Pushups in a minute (reps)'), '30.5');
  await save();
  await waitFor(() => expect(field('Pushups in a minute (reps)')).toHaveFocus());
  expect(field('Pushups in a minute (reps)')).toHaveAccessibleDescription(
    'Enter a whole number from 0 to 300.',
  );
  expect(api.requests(recordPerformanceAssessments)).toEqual([]);
  await user.clear(field('Pushups in a minute (reps)'));
  await user.type(field('Pushups in a minute (reps)'), '30');
  api.refuse(recordPerformanceAssessments, 500);
  await save();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'We couldn’t save the assessments. What you entered is still here. Please try again.',
  );
  expect(field('Pushups in a minute (reps)')).toHaveValue('30');
  api.answer(recordPerformanceAssessments, []);
  await save();
  await expectClosed();
});

it('fill a field with the stopwatch, and ask before a running one is thrown away', async () => {
  const { user, dialog, field } = await openForm();
  await user.click(within(dialog).getByRole('button', { name: 'One-mile run: stopwatch' }));
  const watch = await screen.findByRole('dialog', { name: 'One-mile run: stopwatch' });
  await waitFor(() => expect(within(watch).getByRole('button', { name: /Start/ })).toHaveFocus());
  await user.keyboard(' ');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field('One-mile run (min:sec)')).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(within(dialog).getByRole('button', { name: 'One-mile run: stopwatch, running' }));
  await user.click(await screen.findByRole('button', { name: /Stop/ }));
  await user.click(await screen.findByRole('button', { name: /^Use 0:0/ }));
  expect(field('One-mile run (min:sec)')).toHaveValue();
  await waitFor(() => expect(field('One-mile run (min:sec)')).toHaveFocus());
});

describe('the list of all', () => {
  const openList = async ({ canEdit = true } = {}) => {
    const page = openCard(groups, { canEdit });
    await page.user.click(await screen.findByRole('button', { name: 'All 3 results' }));
    const list = await screen.findByRole('dialog', { name: 'All performance assessments' });
    await waitFor(() => expect(within(list).getByText('Close')).toHaveFocus());
    return { ...page, list };
  };

  it('has every result, newest first, and edits one', async () => {
    api.answer(updatePerformanceAssessments, []);
    const { user, list } = await openList();
    expect(
      within(list)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['6/1/26', '6/1/26', '5/1/26']);
    await user.click(within(list).getByRole('button', { name: 'Edit: Bench press, 6/1/26' }));
    const form = await screen.findByRole('dialog', { name: 'Edit: Bench press, 6/1/26' });
    expect(within(form).getAllByRole('textbox')).toHaveLength(2);
    const date = within(form).getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '05/30/2026');
    await user.click(within(form).getByRole('button', { name: 'Save assessments' }));
    await waitFor(() => expect(api.requests(updatePerformanceAssessments)).toHaveLength(1));
    expect(api.requests(updatePerformanceAssessments)[0]?.body).toEqual({
      assessments: [{ id: 4, version: 3, date: '2026-05-30', value: 135 }],
    });
  });

  it('says that somebody else has changed it meanwhile', async () => {
    api.refuse(updatePerformanceAssessments, 409, { code: errorCodes.staleVersion });
    const { user, list } = await openList();
    await user.click(within(list).getByRole('button', { name: 'Edit: Bench press, 6/1/26' }));
    const form = await screen.findByRole('dialog', { name: 'Edit: Bench press, 6/1/26' });
    await user.type(within(form).getByLabelText('Bench press (kg)'), '{Backspace}4');
    await user.click(within(form).getByRole('button', { name: 'Save assessments' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Somebody else changed this result');
  });

  it('takes a deleted one away at once', async () => {
    api.hang(deletePerformanceAssessment);
    const { user, list } = await openList();
    const button = within(list).getByRole('button', { name: 'Delete: Bench press, 6/1/26' });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  it('deletes one, and brings it back', async () => {
    api.answer(deletePerformanceAssessment, { id: 4 });
    api.answer(recordPerformanceAssessments, []);
    const { user, list } = await openList();
    await user.click(within(list).getByRole('button', { name: 'Delete: Bench press, 6/1/26' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests(recordPerformanceAssessments)).toHaveLength(1));
    expect(api.requests(deletePerformanceAssessment)[0]?.params).toEqual({ id: '11', assessmentId: '4' });
    expect(api.requests(recordPerformanceAssessments)[0]?.body).toEqual({
      date: '2026-06-01',
      assessments: [{ name: 'bench', value: 135 }],
    });
  });

  it('is only read by a manager', async () => {
    const { list } = await openList({ canEdit: false });
    expect(within(list).getAllByRole('row')).toHaveLength(4);
    expect(within(list).queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record performance assessments' })).not.toBeInTheDocument();
  });
});
