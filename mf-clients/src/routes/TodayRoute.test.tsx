import {
  endSnooze,
  readAttention,
  snoozeAttention,
  updateAttentionSettings,
} from '@formline/shared/contracts/overview/attention';
import {
  type OverviewOfClient,
  readClientOverview,
} from '@formline/shared/contracts/overview/clientOverview';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { listMeasurements } from '@formline/shared/contracts/records/measurements';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { DEFAULT_ATTENTION } from '@formline/shared/domain/clients/attention';
import { addDays, localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import { signOut, unsentWork } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildFigures, buildOverviewOfClient } from '@formline/shared/testing/buildOverview';
import { TodayRoute } from './TodayRoute';

const today = localCalendarDate(new Date());
const figures = (given: Parameters<typeof buildFigures>[1]) => buildFigures(today, given);

const noor = buildOverviewOfClient({
  figures: figures({ days_7: { completed: 1, missed: 2 }, last_missed: addDays(today, -2) }),
});
const ben = buildOverviewOfClient({
  id: 12,
  first_name: 'Ben',
  figures: figures({ today: { planned: 2, completed: 1 }, last_measured: addDays(today, -40) }),
});
const cleo = buildOverviewOfClient({
  id: 13,
  first_name: 'Cleo',
  figures: figures({ today: { planned: 1, completed: 1 } }),
});

interface Given {
  readonly clients?: readonly OverviewOfClient[];
  readonly isManager?: boolean;
  readonly declare?: (api: FakeApi) => void;
  /** What the page shows in the end. */
  readonly shows?: string;
}

async function openToday({ clients = [noor, ben, cleo], isManager = false, declare, shows }: Given = {}) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser(), { isManager });
  api.answer(readClientOverview, { groups: [], clients: [...clients] });
  api.answer(readAttention, { settings: DEFAULT_ATTENTION, snoozes: [] });
  declare?.(api);
  const rendered = renderRoute(<TodayRoute />, { path: '/clients/today' });
  await screen.findByText(shows ?? 'Needs you');
  return { api, ...rendered };
}

const needs = () => within(screen.getByRole('region', { name: 'Needs you' }));
const training = () => within(screen.getByRole('region', { name: 'Training today' }));
const linesShown = async () =>
  (await needs().findAllByRole('listitem')).map((line) => line.textContent?.replace(/^[A-Z]{2}/, ''));

it('tells who trains today, and who needs the trainer and why', async () => {
  await openToday();
  expect(await linesShown()).toEqual([
    'Noor HaddadMissed 2 sessions in the last 7 daysReschedule',
    'Ben HaddadLast measured 40 days agoRecord',
  ]);
  expect(training().getByText('2 of 3 sessions completed')).toBeInTheDocument();
  const [first, second] = training().getAllByRole('listitem');
  expect(first).toHaveTextContent('Ben Haddad1 of 2 completed');
  expect(second).toHaveTextContent('Cleo HaddadCompleted');
});

it('leads to what makes up for the missed sessions, and records a measurement in place', async () => {
  const { user } = await openToday({ declare: (api) => api.answer(listMeasurements, []) });
  expect(await needs().findByRole('link', { name: 'Reschedule: Noor Haddad' })).toHaveAttribute(
    'href',
    '/clients/my-clients/noor/dashboard/calendar?clientId=11&edit=missed',
  );
  await user.click(needs().getByRole('button', { name: 'Record: Ben Haddad' }));
  expect(await screen.findByRole('textbox', { name: /^Weight/ })).toBeInTheDocument();
});

it('leads to the dashboard for a measurement that the end of the session interrupts', async () => {
  const { user, api } = await openToday({ declare: (given) => given.answer(listMeasurements, []) });
  api.answer(revokeToken, { revoked: true });
  await user.click(await needs().findByRole('button', { name: 'Record: Ben Haddad' }));
  await user.type(await screen.findByRole('textbox', { name: /^Weight/ }), '180');
  act(() => signOut('idle'));
  expect(unsentWork(buildCurrentUser().id)).toMatchObject([
    { path: '/clients/my-clients/ben/dashboard?clientId=12' },
  ]);
});

it('shows one reason alone, and says when nobody needs the trainer', async () => {
  const { user } = await openToday();
  await user.selectOptions(await needs().findByRole('combobox', { name: 'Reason' }), 'No measurement 1');
  expect(await linesShown()).toEqual(['Ben HaddadLast measured 40 days agoRecord']);
});

it('snoozes a line until a day at once, and undo brings it back', async () => {
  const { api, user } = await openToday({
    declare: (fake) => {
      fake.answer(snoozeAttention, { client_id: 11, reason: 'missed-sessions', until: addDays(today, 7) });
      fake.answer(endSnooze, { client_id: 11, reason: 'missed-sessions' });
    },
  });
  await user.click(await needs().findByRole('button', { name: 'Snooze missed sessions of Noor Haddad' }));
  await user.click(await screen.findByRole('menuitem', { name: 'For a week' }));
  expect(api.requests(snoozeAttention)).toMatchObject([
    { body: { reason: 'missed-sessions', until: addDays(today, 7), currentDate: today } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(endSnooze)).toHaveLength(1));
});

it('lists what is snoozed apart and shows it again', async () => {
  const until = addDays(today, 3);
  const { api, user } = await openToday({
    declare: (fake) => {
      const snoozes = [{ client_id: 11, reason: 'missed-sessions' as const, until }];
      fake.answer(readAttention, { settings: DEFAULT_ATTENTION, snoozes });
      fake.answer(endSnooze, { client_id: 11, reason: 'missed-sessions' });
    },
  });
  await user.click(await needs().findByText('Snoozed (1)'));
  await user.click(needs().getByRole('button', { name: 'Show again: Noor Haddad' }));
  await waitFor(() => expect(api.requests(endSnooze)).toHaveLength(1));
});

it('saves what Today lists for, and where the trainer begins', async () => {
  const saved = { ...DEFAULT_ATTENTION, measurement_days: 60, landing: 'today' as const, version: 2 };
  const { api, user } = await openToday({
    declare: (fake) => {
      fake.answer(updateAttentionSettings, saved);
      fake.answer(readCurrentUser, buildCurrentUser({ landing: 'today' }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Settings of Today' }));
  const days = await screen.findByRole('textbox', { name: 'Days without a measurement, from' });
  await user.clear(days);
  await user.type(days, '400');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 7 to 365.')).toBeInTheDocument();
  await user.clear(days);
  await user.type(days, '60');
  await user.click(screen.getByRole('checkbox', { name: 'Begin on Today after signing in' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests(updateAttentionSettings)).toMatchObject([
    { body: { measurement_days: 60, landing: 'today', version: 1 } },
  ]);
});

it('is read only for a manager', async () => {
  await openToday({ isManager: true });
  expect(await linesShown()).toHaveLength(2);
  expect(screen.getByText(/You are viewing a Trainer's Dashboard/)).toBeInTheDocument();
  expect(needs().queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Settings of Today' })).not.toBeInTheDocument();
  expect(needs().getByRole('link', { name: 'Noor Haddad' })).toBeInTheDocument();
});

it('says what the page is for without clients, and when all is well', async () => {
  const { unmount } = await openToday({ clients: [], shows: 'No clients yet' });
  unmount();
  await openToday({ clients: [buildOverviewOfClient({ figures: figures({}) })] });
  expect(await screen.findByText('Nobody needs you right now')).toBeInTheDocument();
  expect(screen.getByText('Nobody has a session today.')).toBeInTheDocument();
});

it('says when it cannot be loaded, and tries again', async () => {
  const { api, user } = await openToday({
    declare: (fake) => fake.refuse(readClientOverview, 500),
    shows: 'We couldn’t load your day',
  });
  api.answer(readClientOverview, { groups: [], clients: [noor] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Needs you');
  expect(await linesShown()).toHaveLength(1);
});

it('shows many lines in parts', async () => {
  const clients = Array.from({ length: 60 }, (_, index) => ({ ...noor, id: index + 100 }));
  const { user } = await openToday({ clients });
  expect(await linesShown()).toHaveLength(50);
  await user.click(needs().getByRole('button', { name: 'Show 10 more' }));
  expect(await linesShown()).toHaveLength(60);
});
