import { ApiError } from '@formline/shared/api-client';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import {
  editCalendar,
  listCalendarChanges,
  previewCopies,
  redoCalendarChange,
  undoCalendarChange,
} from '@formline/shared/contracts/scheduling/calendarChanges';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { buildClient } from '@formline/shared/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { calendarClipboard } from '../../components/calendar-edit/calendarClipboard';
import { buildChange } from '../../testing/buildChange';
import { buildGroup, buildScheduledWorkout } from '../../testing/builders';
import { ava, openCalendar } from '../../testing/calendarPage';
import { stopAtFriday } from '../../testing/clock';

const push = buildScheduledWorkout({ id: 1, workout_name: 'Push Day', workout_date: '2026-11-20' });
const pull = buildScheduledWorkout({
  id: 2,
  workout_name: 'Pull Day',
  workout_date: '2026-11-21',
});
const walk = buildScheduledWorkout({ id: 3, workout_name: 'Long Walk', workout_date: '2026-11-18' });
const ben = buildClient({ id: 12, first_name: 'Ben', last_name: 'Okoye' });

beforeEach(() => {
  stopAtFriday();
  calendarClipboard.write(null);
});
afterEach(() => jest.useRealTimers());

async function open(isManager = false) {
  const page = await openCalendar({ workouts: [push, pull, walk], isManager });
  page.api.answer(listTrainerClients, [ava, ben]);
  page.api.answer(listClientGroups, [buildGroup({ id: 7, title: 'Early Birds' })]);
  page.api.answer(editCalendar, { edited: [{ client_id: 11, change_id: 70 }], refused: [] });
  page.api.answer(listCalendarChanges, [buildChange()]);
  const friday = await screen.findByRole('gridcell', { name: /^Friday, November 20, 2026, 1 workout/ });
  act(() => friday.focus());
  const choose = async (item: string | RegExp) => {
    await page.user.click(screen.getByRole('button', { name: 'Edit' }));
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...page, choose, sent: () => page.api.requests(editCalendar).map(({ body }) => body) };
}

const notice = (name: string | RegExp) => screen.findByRole('group', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('days are selected, copied and pasted by keyboard, with a preview before anything is sent', async () => {
  const { user, sent } = await open();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  await user.keyboard('{Control>}c{/Control}');
  await notice('2 workouts copied. Choose a day and paste.');
  await user.keyboard('{ArrowDown}{Enter}{Control>}v{/Control}');
  const preview = await dialog('Copy workouts');
  expect(preview.getByRole('checkbox', { name: /Sat, Nov 28.*Push Day.*from Fri, Nov 20/ })).toBeChecked();
  await user.click(preview.getByRole('checkbox', { name: /Pull Day/ }));
  expect(sent()).toEqual([]);
  await user.click(preview.getByRole('button', { name: 'Copy 1 workout' }));
  await notice('1 workout copied');
  expect(sent()).toEqual([
    {
      mode: 'copy',
      workouts: [{ id: 1, date: '2026-11-20', to: '2026-11-28' }],
      client_ids: [11],
      currentDate: '2026-11-20',
    },
  ]);
});

it('a week is repeated for other clients and groups too, and who is refused is named', async () => {
  const { user, api, choose, sent } = await open();
  const message = 'Your plan does not keep this client active.';
  api.answer(editCalendar, {
    edited: [{ client_id: 11, change_id: 70 }],
    refused: [{ client_id: 12, code: 4090, message }],
  });
  const present = [{ date: '2026-11-27', workout_name: 'Push Day' }];
  api.answer(previewCopies, [
    { group_id: 7, problem: null, present: [] },
    { client_id: 12, problem: null, present },
  ]);
  await choose('Select week');
  await choose('Repeat weekly…');
  const preview = await dialog('Repeat weekly');
  await user.clear(preview.getByRole('textbox', { name: 'Weeks' }));
  await user.type(preview.getByRole('textbox', { name: 'Weeks' }), '3');
  await user.click(preview.getByText('Also on other calendars'));
  await user.click(await preview.findByRole('checkbox', { name: 'Ben Okoye' }));
  expect(await preview.findByText('Already there: Push Day on Fri, Nov 27')).toBeVisible();
  await user.click(preview.getByRole('checkbox', { name: 'Early Birds' }));
  await user.click(preview.getByRole('button', { name: 'Copy 9 workouts' }));
  expect((await dialog('Nothing was changed for')).getByText('Ben Okoye')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(sent()).toMatchObject([{ client_ids: [11, 12], group_ids: [7] }]);
});

it('says before copying whose calendar can get nothing', async () => {
  const { user, api, choose } = await open();
  api.refuse(previewCopies, 403, { message: 'Your plan does not keep this client active.' });
  await choose('Copy to…');
  const preview = await dialog('Copy workouts');
  await user.click(preview.getByText('Also on other calendars'));
  await user.click(await preview.findByRole('checkbox', { name: 'Ben Okoye' }));
  expect(await preview.findByText('Your plan does not keep this client active.')).toBeVisible();
});

it('moves by days and removes, but nothing that is over', async () => {
  const { user, choose, sent } = await open();
  await choose('Select week');
  await choose('Move by days…');
  const preview = await dialog('Move by days');
  expect(preview.getByRole('checkbox', { name: /Long Walk/ })).toBeDisabled();
  const days = preview.getByRole('textbox', { name: 'Days' });
  await user.clear(days);
  await user.click(preview.getByRole('button', { name: /^Move/ }));
  expect(days).toHaveFocus();
  expect(days).toHaveAccessibleDescription(/Enter a number from -90 to 90, but not 0\./);
  await user.keyboard('2');
  expect(days).toBeValid();
  await user.click(preview.getByRole('button', { name: 'Move 2 workouts' }));
  await notice('2 workouts moved');
  await choose('Remove…');
  await user.click((await dialog('Remove workouts')).getByRole('button', { name: 'Remove 2 workouts' }));
  await notice('2 workouts removed');
  expect(sent()).toMatchObject([
    { mode: 'move', workouts: [{ to: '2026-11-22' }, { to: '2026-11-23' }] },
    { mode: 'remove', workouts: [{ id: 1 }, { id: 2 }] },
  ]);
});

it('moves back by a negative number of days, and by nothing that is no number', async () => {
  const { user, choose, sent } = await open();
  await user.keyboard('{ArrowRight}{Enter}');
  await choose('Move by days…');
  const preview = await dialog('Move by days');
  const days = preview.getByRole('textbox', { name: 'Days' });
  await user.clear(days);
  await user.type(days, '1-2');
  await user.click(preview.getByRole('button', { name: /^Move/ }));
  expect(days).toBeInvalid();
  await user.clear(days);
  await user.type(days, '-1');
  expect(preview.getByText('Already on this day')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Move 1 workout' }));
  await notice('1 workout moved');
  expect(sent()).toMatchObject([{ mode: 'move', workouts: [{ id: 2, to: '2026-11-20' }] }]);
});

it('what was cut moves on its own calendar; without a workout there is nothing to cut', async () => {
  const { user, sent } = await open();
  await user.keyboard('{Control>}x{/Control}{ArrowDown}{Enter}{Control>}v{/Control}');
  await user.click((await dialog('Move workouts')).getByRole('button', { name: 'Move 1 workout' }));
  await waitFor(() => expect(sent()).toMatchObject([{ mode: 'move', workouts: [{ to: '2026-11-27' }] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('single days and workouts are selected beside others, by pointer and by keyboard', async () => {
  const { user } = await open();
  const expectScope = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('group', { name })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  };
  const wednesday = screen.getByRole('gridcell', { name: /^Wednesday, November 18/ });
  await user.keyboard('{Control>}');
  await user.click(wednesday);
  await user.keyboard('{/Control}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  await expectScope('2 days, 2 workouts');
  await user.keyboard('{Control>}');
  await user.click(within(screen.getByRole('grid')).getByText('Pull Day'));
  await user.click(within(wednesday).getByText('Long Walk'));
  await user.keyboard('{/Control}');
  await expectScope('2 workouts');
  act(() => wednesday.focus());
  await user.keyboard('{Control>}{Shift>} {/Shift}{/Control}');
  await expectScope('1 workout');
  act(() => wednesday.focus());
  await user.keyboard('{ArrowRight}{Control>} {/Control}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
});

it('keeps the dialog and says that the calendar was changed in the meantime', async () => {
  const { user, api, choose } = await open();
  api.refuse(editCalendar, 409, { code: 4091 });
  await choose('Copy to…');
  const preview = await dialog('Copy workouts');
  await user.click(preview.getByRole('button', { name: 'Copy 1 workout' }));
  expect(await preview.findByRole('alert')).toHaveTextContent('This calendar was changed in the meantime.');
});

it('the last change is undone and done again by keyboard, and from the list of changes', async () => {
  const { user, api, choose } = await open();
  const undone = buildChange({ undone_at: '2026-11-20T12:00:00.000Z' });
  api.answer(undoCalendarChange, undone);
  api.answer(redoCalendarChange, buildChange());
  await user.keyboard('{Control>}z{/Control}');
  await notice('Undone: Moved Push Day');
  api.answer(listCalendarChanges, [undone]);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await notice('Done again: Moved Push Day');
  await choose('Last changes…');
  const list = await dialog('Last changes of this calendar');
  expect(list.getByText('The last 50 changes are listed, each for 30 days.')).toBeVisible();
  await user.click(await list.findByRole('button', { name: 'Redo: Moved Push Day' }));
  await waitFor(() => expect(api.requests(redoCalendarChange)).toHaveLength(2));
});

it('says when there is nothing to undo, or why it was refused', async () => {
  const { user, api } = await open();
  api.answer(undoCalendarChange, () => {
    throw new ApiError(409, { message: 'These workouts have been changed since.', code: 4091 });
  });
  await user.keyboard('{Control>}z{/Control}');
  await notice('These workouts have been changed since.');
  api.answer(listCalendarChanges, []);
  await user.keyboard('{Control>}z{/Control}');
  expect(await notice('There is nothing to undo.')).toBeVisible();
});

it('a manager cannot edit', async () => {
  const { user } = await open(true);
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
});
