import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import {
  scheduleForClients,
  undoScheduleForClients,
} from '@formline/shared/contracts/scheduling/severalClients';
import { buildClient } from '@formline/shared/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { FOR_AVA, OPEN, openAssignProgram } from '../testing/assignProgramPage';
import { stopAtFriday } from '../testing/clock';

jest.setTimeout(60_000);

beforeEach(stopAtFriday);
afterEach(() => jest.useRealTimers());

const made = (client_id: number) => ({ client_id, schedule_id: client_id * 10, version: 1 });
const busy = { client_id: 13, code: 4092, message: 'Already on the calendar: Leg Day on 11/23/2026.' };

async function openForThree() {
  const page = await openAssignProgram({
    at: `${FOR_AVA}/formline-programs?clientId=11&with=12,13,13,11,x&date=2026-11-23${OPEN}`,
  });
  page.api.answer(listTrainerClients, [buildClient({ id: 13, first_name: 'Cleo', last_name: 'Marsh' })]);
  return page;
}

async function schedule({ user }: Awaited<ReturnType<typeof openForThree>>) {
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Base' }));
  expect(dialog.getByText('For 3 clients')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
}

it('names the number of clients, and leads back to all of them', async () => {
  const { router } = await openForThree();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Choose a program for 3 clients' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to My Clients' })).toHaveAttribute(
    'href',
    '/clients/my-clients',
  );
  expect(screen.getByRole('link', { name: 'My Programs' })).toHaveAttribute(
    'href',
    expect.stringContaining('clientId=11&with=12%2C13'),
  );
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).queryByText('Ava Stone')).toBeNull();
  expect(router.state.location.pathname).toContain('/ava/');
});

it('sends one request for all, and offers to take it back', async () => {
  const page = await openForThree();
  page.api.answer(scheduleForClients, { scheduled: [11, 12, 13].map(made), refused: [] });
  page.api.answer(undoScheduleForClients, { undone_client_ids: [11, 12], refused: [busy] });
  await schedule(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/clients/my-clients'));
  expect(page.api.requests(scheduleForClients)).toHaveLength(1);
  expect(page.api.requests(scheduleForClients)[0]?.body).toMatchObject({
    client_ids: [11, 12, 13],
    startDate: '2026-11-23',
  });
  const notice = await screen.findByRole('group', { name: 'Base scheduled for 3 clients' });
  await page.user.click(within(notice).getByRole('button', { name: 'Undo' }));
  const sentence =
    'Taken back for 2 clients. For 1 client it stays, because it was changed or trained since.';
  expect(await screen.findByRole('group', { name: sentence })).toBeVisible();
  expect(page.api.requests(undoScheduleForClients)[0]?.body).toMatchObject({
    scheduled: [11, 12, 13].map(made),
  });
});

it('offers another try when taking it back does not reach the server', async () => {
  const page = await openForThree();
  page.api.answer(scheduleForClients, { scheduled: [11, 12, 13].map(made), refused: [] });
  page.api.refuse(undoScheduleForClients, 0);
  await schedule(page);
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  page.api.answer(undoScheduleForClients, { undone_client_ids: [11, 12, 13], refused: [] });
  await page.user.click(retry);
  expect(await screen.findByRole('group', { name: 'Taken back for 3 clients' })).toBeVisible();
});

it('says who got nothing and why', async () => {
  const page = await openForThree();
  page.api.answer(scheduleForClients, { scheduled: [11, 12].map(made), refused: [busy] });
  page.api.answer(undoScheduleForClients, { undone_client_ids: [11, 12], refused: [] });
  await schedule(page);
  const outcome = within(await screen.findByRole('dialog', { name: 'Scheduled for 2 of 3 clients' }));
  const refused = within(outcome.getByRole('list', { name: 'Not scheduled for' }));
  expect(await refused.findByText('Cleo Marsh')).toBeVisible();
  expect(refused.getByText(busy.message)).toBeVisible();
  await page.user.click(outcome.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('group', { name: 'Taken back for 2 clients' })).toBeVisible();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/clients/my-clients'));
});

it('keeps the dialog when nobody could get it', async () => {
  const page = await openForThree();
  page.api.refuse(scheduleForClients, 409, { code: 4092, message: busy.message });
  await schedule(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Base' }));
  expect(await dialog.findByText(busy.message)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Schedule again' }));
  await waitFor(() => expect(page.api.requests(scheduleForClients)).toHaveLength(2));
  expect(page.api.requests(scheduleForClients)[1]?.body).toMatchObject({ ask_if_scheduled: false });
});
