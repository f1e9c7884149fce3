import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { bodyWeightPlanContract } from '@formline/shared/contracts/calculators/bodyWeightPlan';
import { createNote, listNotes, type Note, updateNote } from '@formline/shared/contracts/records/notes';
import { assignNutrition } from '@formline/shared/contracts/records/nutrition';
import { updateUser } from '@formline/shared/contracts/people/profiles';
import { readUser } from '@formline/shared/contracts/people/users';
import {
  dropUnsentWork,
  signOut,
  type SignedOutReason,
  unsentWork,
  useSession,
} from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { at, ava, path, signedInApi } from '../testing/clientDashboardPage';
import { ClientDashboardRoute } from './ClientDashboardRoute';

const note: Note = { id: 1, note_date: '2026-06-01', text: 'Left knee.', is_pinned: false, version: 3 };
const tara = buildCurrentUser();

/** As the host: no page without a session. */
function Page() {
  return useSession().status === 'signed-in' ? <ClientDashboardRoute /> : <h1>Sign in</h1>;
}

async function openPage(notes: Note[] = []) {
  const api = await signedInApi();
  api.answer(readUser, ava);
  api.answer(revokeToken, { revoked: true });
  api.answer(listNotes, notes);
  return { api, ...renderRoute(<Page />, { path, at }) };
}

async function endSession(reason: SignedOutReason) {
  act(() => signOut(reason));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function press(user: ReturnType<typeof renderRoute>['user'], button: string, dialog = button) {
  await user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name: dialog });
}

const signInAgain = (api: FakeApi, user = tara) => act(() => signInAs(api, user));
const unsent = () => unsentWork(tara.id).map(({ title, path: page }) => [title, page]);

beforeEach(makeElementsVisible);
afterEach(() => {
  dropUnsentWork(tara.id);
  act(() => signOut());
});

it('brings a note back that was not saved when the session ended, until it is saved', async () => {
  const { api, user } = await openPage();
  await press(user, 'Write a note');
  await user.type(screen.getByLabelText('Note'), 'Sleeps little.');
  await endSession('idle');
  expect(unsent()).toEqual([['“Write a note”', at]]);
  await signInAgain(api);
  const dialog = await screen.findByRole('dialog', { name: 'Write a note' });
  await waitFor(() => expect(within(dialog).getByLabelText('Note')).toHaveValue('Sleeps little.'));
  api.answer(createNote, note);
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.requests(createNote)[0]?.body).toMatchObject({ text: 'Sleeps little.' });
  expect(unsent()).toEqual([]);
});

it('saves a change over the version that it was made of', async () => {
  const { api, user } = await openPage([note]);
  await press(user, 'Edit, 6/1/26', 'Edit the note of 6/1/26');
  await user.type(screen.getByLabelText('Note'), ' Better.');
  await endSession('refused');
  api.answer(listNotes, [{ ...note, text: 'Right knee.', version: 4 }]);
  await signInAgain(api);
  const dialog = await screen.findByRole('dialog', { name: 'Edit the note of 6/1/26' });
  await waitFor(() => expect(within(dialog).getByLabelText('Note')).toHaveValue('Left knee. Better.'));
  api.refuse(updateNote, 409);
  await user.click(within(dialog).getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(api.requests(updateNote)[0]?.body).toMatchObject({ version: 3 }));
});

it('brings the profile back, and saves it over the version that it was made of', async () => {
  const { api, user, cache } = await openPage();
  await press(user, 'Account', 'Ava Stone');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByLabelText('Last Name'), 'hill');
  await endSession('idle');
  expect(unsent()).toEqual([['“Edit Profile”', at]]);
  cache.clear();
  api.answer(readUser, { ...ava, last_name: 'Hill', version: 9 });
  await signInAgain(api);
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Stonehill');
  expect(unsent()).toEqual([]);
  api.refuse(updateUser, 409);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requests(updateUser)[0]?.body).toEqual({ last_name: 'Stonehill' }));
});

it('brings amounts back as they were entered', async () => {
  const { api, user } = await openPage();
  api.answer(bodyWeightPlanContract.readCurrent, null);
  const dialog = await press(user, 'Enter nutrition');
  await user.click(within(dialog).getByLabelText('Percent of calories'));
  const entries = {
    'Calories (kcal)': '2000',
    'Protein (%)': '30',
    'Carbohydrates (%)': '40',
    'Fat (%)': '30',
  };
  for (const [label, text] of Object.entries(entries)) {
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value: text } });
  }
  await endSession('idle');
  await signInAgain(api);
  expect(await screen.findByLabelText('Calories (kcal)')).toHaveValue('2000');
  api.refuse(assignNutrition, 500);
  await user.click(screen.getByRole('button', { name: 'Save nutrition' }));
  await waitFor(() =>
    expect(api.requests(assignNutrition)[0]?.body).toMatchObject({ protein: 150, carbohydrates: 200 }),
  );
});

it('brings a weight back in the unit that it was typed in', async () => {
  const { api, user } = await openPage();
  await press(user, 'Record a measurement');
  await user.type(screen.getByLabelText('Weight (lb)'), '180');
  await endSession('idle');
  await signInAgain(api, buildCurrentUser({ unit_weight: 'kg' }));
  await waitFor(() => expect(screen.getByLabelText('Weight (lb)')).toHaveValue('180'));
});

it('forgets what is discarded', async () => {
  const { api, user } = await openPage();
  await press(user, 'Write a note');
  await user.type(screen.getByLabelText('Note'), 'Sleeps little.');
  await endSession('idle');
  await signInAgain(api);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(unsent()).toEqual([]);
});

it.each([
  ['after a log-out', 'asked', tara],
  ['for another person', 'idle', buildCurrentUser({ id: 99 })],
] as const)('keeps nothing %s', async (_case, reason, next) => {
  const { api, user } = await openPage();
  await press(user, 'Write a note');
  await user.type(screen.getByLabelText('Note'), 'Sleeps little.');
  await endSession(reason);
  await signInAgain(api, next);
  expect(await screen.findByRole('button', { name: 'Write a note' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(unsent()).toEqual([]);
});
