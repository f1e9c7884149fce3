import { ApiError } from '@formline/shared/api-client';
import { checkEmail } from '@formline/shared/contracts/accounts/auth';
import type { ErrorBody } from '@formline/shared/contracts/errorCodes';
import { migrateAccount, verifyCredentials } from '@formline/shared/contracts/accounts/registration';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { migrateAccountTexts } from './migrateAccount.texts';
import { MigrateAccountView } from './MigrateAccountView';

const STRONG = 'Kelp-Anchor4Boat';
const email = 'tara@formline.test';
const legacy = {
  edgeResult: true,
  uaResult: false,
  edgeAccountInUA: false,
  uaAccountInEDGE: false,
  edgeUserRole: 'TRAINER',
} as const;

const signIn = jest.fn<Promise<void>, [string]>();
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(migrateAccount, { migrated: true });
  signIn.mockReset().mockResolvedValue();
});

const newPassword = () => screen.getByLabelText('New Password');
const confirmPassword = () => screen.getByLabelText('Confirm Password');
const renderView = (presentPassword = 'winter') =>
  renderRoute(
    <MigrateAccountView
      email={email}
      presentPassword={presentPassword}
      proof="first"
      signIn={signIn}
      onBack={jest.fn()}
    />,
    { path: '/login' },
  ).user;

async function submit(user: ReturnType<typeof renderView>, typed = STRONG, again = typed) {
  await user.click(newPassword());
  if (typed) await user.paste(typed);
  await user.click(confirmPassword());
  if (again) await user.paste(again);
  await user.keyboard('{Enter}');
}

it('tells password managers that a new password is chosen, and whose', () => {
  renderView();
  expect(newPassword()).toHaveFocus();
  expect(newPassword()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmPassword()).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('[autocomplete=username]')).toHaveValue(email);
});

it.each([
  ['winter', 'no longer meets our rules'],
  ['Formline1!', 'is too easy to guess'],
])('says why "%s" has to be replaced', (present, words) => {
  renderView(present);
  expect(screen.getByText(/^Your current password is correct/)).toHaveTextContent(words);
});

it.each([
  ['', 'Enter a password'],
  ['winter', 'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.'],
  ['P@ssw0rd1!', 'This password is too easy to guess. Please choose another one.'],
])('refuses "%s" as a new password', async (typed, words) => {
  const user = renderView();
  await submit(user, typed);
  await waitFor(() => expect(newPassword()).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(newPassword()).toHaveFocus();
  expect(api.requests(migrateAccount)).toHaveLength(0);
});

it.each(['', 'Kelp-Anchor4Bot'])('refuses the confirmation "%s"', async (again) => {
  const user = renderView();
  await submit(user, STRONG, again);
  await waitFor(() =>
    expect(confirmPassword()).toHaveAccessibleDescription('The passwords entered do not match'),
  );
  expect(confirmPassword()).toHaveFocus();
  expect(api.requests(migrateAccount)).toHaveLength(0);
});

it.each<[number, Partial<ErrorBody>, string]>([
  [409, { title: 'This account already exists' }, migrateAccountTexts.notUpdated],
  [500, { description: 'We are mending it.' }, migrateAccountTexts.notUpdated],
  [0, {}, 'We couldn’t reach Formline. Check your connection and try again.'],
])('stops after a failure with %s, raises no alarm and loses nothing', async (status, body, words) => {
  api.refuse(migrateAccount, status, body);
  const user = renderView();
  await submit(user);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update Password' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(newPassword()).toHaveValue(STRONG);
  expect(confirmPassword()).toHaveValue(STRONG);
  expect(signIn).not.toHaveBeenCalled();
});

it('says that the password is updated when only signing in failed, and why that was', async () => {
  signIn.mockRejectedValueOnce(new ApiError(503, { message: 'Down for a moment.', code: 5030 }));
  const user = renderView();
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment.');
  expect(screen.getByText('Your password is updated. Sign in with it.')).toBeVisible();
  expect(screen.queryByText(migrateAccountTexts.notUpdated)).not.toBeInTheDocument();
});

it('signs in with the new password after signing in failed, without another change', async () => {
  signIn.mockRejectedValueOnce(new ApiError(503, { message: 'Down for a moment.', code: 5030 }));
  const user = renderView();
  await submit(user);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  expect(signIn).toHaveBeenLastCalledWith(STRONG);
  expect(api.requests(migrateAccount)).toHaveLength(1);
  expect(api.requests(checkEmail)).toHaveLength(0);
});

it('opens a dialog when the account was locked in the meantime', async () => {
  signIn.mockRejectedValueOnce(new ApiError(403, { key: 'locked', message: 'Locked.', code: 4030 }));
  const user = renderView();
  await submit(user);
  expect(await screen.findByRole('dialog', { name: 'Your account is temporarily locked' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(confirmPassword()).toHaveFocus());
});

it('proves the account again for a second try', async () => {
  api.refuse(migrateAccount, 400);
  const user = renderView();
  await submit(user);
  await screen.findByText(migrateAccountTexts.notUpdated);
  api.answer(checkEmail, legacy);
  api.answer(verifyCredentials, { verification_token: 'second' });
  api.answer(migrateAccount, { migrated: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(signIn).toHaveBeenCalledWith(STRONG));
  expect(api.requests(verifyCredentials)[0]?.body).toEqual({ email, password: 'winter' });
  expect(api.requests(migrateAccount).at(-1)?.body).toMatchObject({ verification_token: 'second' });
});

it('signs in when the first try had come through and only its answer was lost', async () => {
  api.refuse(migrateAccount, 0);
  const user = renderView();
  await submit(user);
  await screen.findByText(/couldn’t reach Formline/);
  api.answer(checkEmail, { ...legacy, uaResult: true, edgeAccountInUA: true, uaAccountInEDGE: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(signIn).toHaveBeenCalledWith(STRONG));
  expect(api.requests(migrateAccount)).toHaveLength(1);
  expect(api.requests(verifyCredentials)).toHaveLength(0);
});
