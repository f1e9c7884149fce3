import {
  endOpenSession,
  endOtherSessions,
  listOpenSessions,
  type OpenSession,
} from '@formline/shared/contracts/accounts/openSessions';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { localTime } from '@formline/shared/testing/localTime';
import { screen, waitFor } from '@testing-library/react';
import { TrainerAccountSlot } from '../../../routes/TrainerAccountSlot';
import { devicesTexts as texts } from './devices.texts';

const device = (fields: Partial<OpenSession>): OpenSession => ({
  id: 1,
  browser: 'Chrome on Windows',
  began_at: localTime('2028-02-15T09:00'),
  last_used_at: localTime('2028-02-15T09:10'),
  is_current: false,
  ...fields,
});
const current = device({ id: 2, browser: 'Firefox on macOS', is_current: true });
const all = [device({}), current, device({ id: 3, browser: null })];

let api: FakeApi;
beforeEach(() => {
  makeElementsVisible();
  api = fakeApi();
});

async function openDevices() {
  await signInAs(api);
  const { user } = renderRoute(<TrainerAccountSlot onClose={jest.fn()} />, { path: '/' });
  await user.click(await screen.findByRole('button', { name: texts.title }));
  await screen.findByText(texts.what);
  return user;
}

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

it('lists the own device first, with its name and times, and offers no signing out of it', async () => {
  api.answer(listOpenSessions, all);
  await openDevices();
  expect(await rows()).toEqual([
    expect.stringMatching(/^Firefox on macOS ?This device ?Signed in Feb 15, 2028/),
    expect.stringMatching(/^Chrome on Windows ?Signed in Feb 15, 2028.* · Last used .*Sign out$/),
    expect.stringMatching(/^Unknown browser/),
  ]);
  expect(screen.queryByRole('button', { name: texts.signOutOf('Firefox on macOS') })).not.toBeInTheDocument();
});

it('says that it is loading', async () => {
  api.hang(listOpenSessions);
  await openDevices();
  expect(await screen.findByText(texts.loading)).toBeInTheDocument();
});

it('says that the devices could not be loaded, and loads them on demand', async () => {
  api.refuse(listOpenSessions, 500);
  const user = await openDevices();
  await waitFor(() => expect(screen.getByText(texts.loadFailed)).toBeVisible());
  api.answer(listOpenSessions, all);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(3);
});

it('signs one device out and keeps the keyboard in the list', async () => {
  api.answer(listOpenSessions, all);
  api.answer(endOpenSession, ({ params }) => ({ id: Number(params['id']) }));
  const user = await openDevices();
  await user.click(await screen.findByRole('button', { name: texts.signOutOf('Chrome on Windows') }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(api.requests(endOpenSession)[0]?.params).toEqual({ id: '1' });
  expect(screen.getByRole('list', { name: texts.list })).toHaveFocus();
});

it('takes a device away that was signed out meanwhile', async () => {
  api.answer(listOpenSessions, all);
  api.refuse(endOpenSession, 404);
  const user = await openDevices();
  await user.click(await screen.findByRole('button', { name: texts.signOutOf('Chrome on Windows') }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

it('says when a device could not be signed out, and keeps it', async () => {
  api.answer(listOpenSessions, all);
  api.refuse(endOpenSession, 500);
  const user = await openDevices();
  await user.click(await screen.findByRole('button', { name: texts.signOutOf('Chrome on Windows') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.signOutFailed);
  expect(await rows()).toHaveLength(3);
});

it('signs all others out, and says then that there are no others', async () => {
  api.answer(listOpenSessions, all);
  api.answer(endOtherSessions, { ended: 2 });
  const user = await openDevices();
  await user.click(await screen.findByRole('button', { name: texts.signOutOthers }));
  expect(await screen.findByText(texts.onlyThis)).toBeVisible();
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: texts.signOutOthers })).not.toBeInTheDocument();
});
