import { ApiError } from '@formline/shared/api-client';
import {
  makeUpMissedSessions,
  previewMissedSessions,
} from '@formline/shared/contracts/scheduling/missedSessions';
import { screen, waitFor, within } from '@testing-library/react';
import { AVAS_CALENDAR, openCalendar } from '../../testing/calendarPage';
import { stopAtFriday } from '../../testing/clock';

const missed = [
  { id: 1, workout_date: '2026-11-16', workout_name: 'Push Day' },
  { id: 2, workout_date: '2026-11-18', workout_name: 'Pull Day' },
];

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

/** The server plans: all today, or one day after another. */
async function openDialog(sessions = missed) {
  const page = await openCalendar({
    address: `${AVAS_CALENDAR}&edit=missed`,
    answers: (api) => {
      api.answer(previewMissedSessions, ({ query }) => {
        const ids = query['ids'] ? query['ids'].split(',').map(Number) : sessions.map(({ id }) => id);
        const chosen = sessions.filter(({ id }) => ids.includes(id));
        const madeUp = chosen.map(({ id, workout_date: date, workout_name }, index) => {
          const to = query['repair'] === 'today' ? '2026-11-20' : `2026-11-${21 + index}`;
          return { id, date, to, workout_name };
        });
        return { missed: sessions, made_up: query['repair'] === 'merge' ? [] : madeUp, moved: [] };
      });
      api.answer(makeUpMissedSessions, { change_id: 70 });
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Make up for missed sessions' }));
  return { ...page, dialog, sent: () => page.api.requests(makeUpMissedSessions).map(({ body }) => body) };
}

it('opens by the address, previews each way, and makes up for what is chosen', async () => {
  const { user, router, dialog, sent } = await openDialog();
  const preview = within(await dialog.findByRole('region', { name: 'What changes' }));
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sat, Nov 21Push Daymissed Mon, Nov 16',
    'Sun, Nov 22Pull Daymissed Wed, Nov 18',
  ]);
  await user.click(dialog.getByRole('checkbox', { name: 'Mon, Nov 16 · Push Day' }));
  await user.click(dialog.getByRole('radio', { name: /^Do today/ }));
  await user.click(await dialog.findByRole('button', { name: 'Make up for 1 session' }));
  expect(await screen.findByRole('group', { name: '1 session made up for' })).toBeVisible();
  expect(sent()).toEqual([
    {
      repair: 'today',
      made_up: [{ id: 2, date: '2026-11-18', to: '2026-11-20' }],
      moved: [],
      currentDate: '2026-11-20',
    },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe('?clientId=11'));
});

it('sends no plan of another way while the chosen one is being planned', async () => {
  const { user, api, dialog, sent } = await openDialog();
  await dialog.findByRole('region', { name: 'What changes' });
  api.hang(previewMissedSessions);
  await user.click(dialog.getByRole('radio', { name: /^Do today/ }));
  await user.click(dialog.getByRole('button', { name: /^Make up for/ }));
  expect(api.requests(previewMissedSessions)).toHaveLength(2);
  expect(sent()).toEqual([]);
});

it('says when nothing is ahead to merge into, and when nothing is chosen', async () => {
  const { user, dialog, sent } = await openDialog();
  await user.click(await dialog.findByRole('radio', { name: /^Merge into the next/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing is planned ahead to merge into.');
  await user.click(dialog.getByRole('radio', { name: /^Do today/ }));
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  await user.click(dialog.getByRole('button', { name: /^Make up for/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one session.');
  expect(sent()).toEqual([]);
});

it('says when nothing was missed', async () => {
  const { dialog } = await openDialog([]);
  expect(await dialog.findByText('Nothing was missed')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Make up/ })).not.toBeInTheDocument();
});

it('stays open and says why the server refuses', async () => {
  const { user, api, dialog } = await openDialog();
  api.answer(makeUpMissedSessions, () => {
    throw new ApiError(409, { message: 'This was changed in another window in the meantime.', code: 4091 });
  });
  await user.click(await dialog.findByRole('button', { name: 'Make up for 2 sessions' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This was changed in another window');
});
