import { checkEmail, type EmailCheck, requestToken } from '@formline/shared/contracts/auth';
import type { ErrorBody } from '@formline/shared/contracts/errorCodes';
import { readCurrentUser } from '@formline/shared/contracts/users';
import { useSession } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { loginTexts } from './login.texts';
import { LoginForm } from './LoginForm';

const linked: EmailCheck = {
  edgeResult: true,
  uaResult: true,
  edgeAccountInUA: true,
  uaAccountInEDGE: true,
  edgeUserRole: 'TRAINER',
};
const unlinked: EmailCheck = { ...linked, edgeAccountInUA: false, uaAccountInEDGE: false };

const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'Bearer',
  expires_in: 600,
  scope: 'read',
} as const;

function SessionStatus() {
  return <output>{useSession().status}</output>;
}

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

const emailField = () => screen.getByLabelText(loginTexts.email);
const passwordField = () => screen.getByLabelText(loginTexts.password);

function renderForm() {
  return renderRoute(
    <>
      <LoginForm />
      <SessionStatus />
    </>,
    { path: '/login' },
  ).user;
}

/** Gets as far as the password of an account that can sign in. */
async function renderPasswordStep() {
  api.answer(checkEmail, linked);
  const user = renderForm();
  await user.type(emailField(), 'tara@formline.test{Enter}');
  await screen.findByLabelText(loginTexts.password);
  return user;
}

it('has the keyboard in the email field from the start', () => {
  renderForm();
  expect(emailField()).toHaveFocus();
});

it.each(['', 'tara', 'tara@formline', 'tara quill@formline.test'])(
  'asks nobody about the address "%s"',
  async (typed) => {
    const user = renderForm();
    await user.type(emailField(), `${typed}{Enter}`);
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Enter a valid email address'));
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(api.requests(checkEmail)).toHaveLength(0);
  },
);

it('goes on to the password and keeps the address in the form for password managers', async () => {
  api.answer(checkEmail, linked);
  const user = renderForm();
  await user.type(emailField(), ' tara@formline.test ');
  await user.click(screen.getByRole('button', { name: loginTexts.next }));
  expect(await screen.findByLabelText(loginTexts.password)).toHaveFocus();
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(emailField()).toHaveAttribute('autocomplete', 'username');
  expect(emailField()).toHaveAttribute('readonly');
  expect(api.requests(checkEmail)[0]?.body).toEqual({ email: 'tara@formline.test' });
});

it('shows that it is checking and does not ask twice', async () => {
  api.hang(checkEmail);
  const user = renderForm();
  await user.type(emailField(), 'tara@formline.test{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: loginTexts.next }));
  expect(screen.getByRole('button', { name: loginTexts.next })).toHaveAttribute('aria-busy', 'true');
  expect(api.requests(checkEmail)).toHaveLength(1);
});

it.each([
  [
    'no account',
    { ...unlinked, edgeResult: false, uaResult: false, edgeUserRole: null },
    loginTexts.newAccount,
  ],
  ['a legacy account', { ...unlinked, uaResult: false }, loginTexts.legacyAccount],
  [
    'an account elsewhere',
    { ...unlinked, edgeResult: false, edgeUserRole: null },
    loginTexts.accountElsewhere,
  ],
  ['two accounts', unlinked, loginTexts.unlinkedAccounts],
  ['mismatched links', { ...linked, edgeAccountInUA: false }, 'Please use your legacy account to log in'],
  [
    'an answer that fits nothing',
    { ...linked, edgeResult: false, uaResult: false, edgeUserRole: null },
    'Unexpected error occurred, please try again later.',
  ],
])('stays with the email address for %s and says why', async (_name, check: EmailCheck, words) => {
  api.answer(checkEmail, check);
  const user = renderForm();
  await user.type(emailField(), 'tara@formline.test{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByLabelText(loginTexts.password)).not.toBeInTheDocument();
  await user.type(emailField(), 'x');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('tells clients to use the mobile app and gives the keyboard back afterwards', async () => {
  api.answer(checkEmail, { ...linked, edgeUserRole: 'CLIENT' });
  const user = renderForm();
  await user.type(emailField(), 'noor@formline.test{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Client Access Coming Soon' });
  expect(dialog).toHaveTextContent(/mobile app/);
  await user.click(await screen.findByRole('button', { name: loginTexts.dialogDone }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(emailField()).toHaveFocus());
});

it.each([
  [500, {}, 'Unexpected server error occurred, please try again later.'],
  [0, {}, 'Unexpected server error occurred, please try again later.'],
  [400, {}, 'Enter a valid email address'],
  [429, { message: 'Too many tries. Please wait a minute.' }, 'Too many tries. Please wait a minute.'],
])('says what a check answered with %s means', async (status, body, words) => {
  api.refuse(checkEmail, status, body);
  const user = renderForm();
  await user.type(emailField(), 'tara@formline.test{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(emailField()).toHaveFocus());
});

it('does not sign in without a password', async () => {
  const user = await renderPasswordStep();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(passwordField()).toHaveAccessibleDescription('Enter a password'));
  expect(passwordField()).toHaveFocus();
  expect(api.requests(requestToken)).toHaveLength(0);
});

it('signs in with Enter', async () => {
  const user = await renderPasswordStep();
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
  await user.keyboard('Formline1!{Enter}');
  expect(await screen.findByText('signed-in')).toBeInTheDocument();
  expect(api.requests(requestToken)[0]?.body).toMatchObject({
    username: 'tara@formline.test',
    password: 'Formline1!',
  });
});

it('shows the password on demand', async () => {
  const user = await renderPasswordStep();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
});

it('goes back to another address and forgets the password', async () => {
  const user = await renderPasswordStep();
  await user.keyboard('Formline1!');
  await user.click(screen.getByRole('button', { name: loginTexts.useAnotherEmail }));
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveValue('tara@formline.test');
  expect(screen.queryByLabelText(loginTexts.password)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(loginTexts.password)).toHaveValue('');
});

it.each<[string, number, Partial<ErrorBody>, string]>([
  [
    'the title',
    401,
    { title: 'Incorrect email or password.', message: 'no' },
    'Incorrect email or password.',
  ],
  ['the message without a title', 401, { message: 'Not today.' }, 'Not today.'],
  [
    'the description of a last attempt',
    401,
    { key: 'last_attempt', description: 'One try left.' },
    'One try left.',
  ],
  [
    'a last attempt without description',
    401,
    { key: 'last_attempt' },
    'Last attempt. Account will be temporarily locked.',
  ],
  ['the description of a failing server', 500, { description: 'We are mending it.' }, 'We are mending it.'],
  ['the message of a failing server', 503, { message: 'Down for a moment.' }, 'Down for a moment.'],
  ['an unreachable server', 0, {}, 'Formline could not be reached. Check your connection and try again.'],
])('keeps the password step and shows %s', async (_name, status, body, words) => {
  const user = await renderPasswordStep();
  api.refuse(requestToken, status, body);
  await user.keyboard('wrong{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(passwordField()).toHaveFocus());
});

it.each<[string, Partial<ErrorBody>, string]>([
  ['locked', { key: 'locked', description: 'Try again in 3 minutes.' }, 'Try again in 3 minutes.'],
  ['locked without description', { key: 'locked' }, 'Your account is locked. Please try again later.'],
  ['inactive', { key: 'inactive' }, 'Your account is locked. Please try again later.'],
])('opens a dialog for an account that is %s', async (_name, body, words) => {
  const user = await renderPasswordStep();
  api.refuse(requestToken, 403, body);
  await user.keyboard('wrong{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Your account is temporarily locked' });
  expect(dialog).toHaveTextContent(words);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(passwordField()).toHaveFocus());
});
