import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import type { ErrorBody } from '@formline/shared/contracts/errorCodes';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import {
  emailField,
  linked,
  outcome,
  passwordField,
  renderLogin,
  renderPasswordStep,
  tokens,
} from '../../testing/renderLogin';
import { loginTexts } from './login.texts';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

const opened = () => {
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
};

it('has the keyboard in the email field from the start', () => {
  renderLogin();
  expect(emailField()).toHaveFocus();
});

it.each(['', 'tara', 'tara@formline', 'tara quill@formline.test'])(
  'asks nobody about the address "%s"',
  async (typed) => {
    const user = renderLogin();
    await user.type(emailField(), `${typed}{Enter}`);
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription('Enter a valid email address'));
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(api.requests(checkEmail)).toHaveLength(0);
  },
);

it('does not move what is pressed next by a message about an address half typed', async () => {
  const user = renderLogin();
  await user.type(emailField(), 'tara');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.tab();
  expect(emailField()).not.toHaveAttribute('aria-invalid');
});

it('goes on to the password and keeps the address in the form for password managers', async () => {
  api.answer(checkEmail, linked);
  const user = renderLogin();
  await user.type(emailField(), ' tara@formline.test ');
  await user.click(screen.getByRole('button', { name: loginTexts.next }));
  expect(await screen.findByLabelText(loginTexts.password)).toHaveFocus();
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(emailField()).toHaveAttribute('autocomplete', 'username');
  expect(emailField()).toHaveAttribute('readonly');
  expect(api.requests(checkEmail)[0]?.body).toEqual({ email: 'tara@formline.test' });
});

it('takes over a password that a manager filled in with the address', async () => {
  api.answer(checkEmail, linked);
  opened();
  const user = renderLogin();
  await user.type(emailField(), 'tara@formline.test');
  const hidden = document.querySelector('input[type=password]');
  if (!(hidden instanceof HTMLInputElement)) throw new Error('There is no place for it.');
  expect(hidden).toHaveAttribute('tabindex', '-1');
  await user.type(hidden, 'Formline1!');
  await user.type(emailField(), '{Enter}');
  expect(await screen.findByLabelText(loginTexts.password)).toHaveValue('Formline1!');
});

it('shows that it is checking and does not ask twice', async () => {
  api.hang(checkEmail);
  const user = renderLogin();
  await user.type(emailField(), 'tara@formline.test{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: loginTexts.next }));
  expect(screen.getByRole('button', { name: loginTexts.next })).toHaveAttribute('aria-busy', 'true');
  expect(api.requests(checkEmail)).toHaveLength(1);
});

it.each<[number, Partial<ErrorBody>, string]>([
  [500, {}, 'Unexpected server error occurred, please try again later.'],
  [
    0,
    {},
    'Unexpected server error occurred, please try again later.We couldn’t reach Formline. Check your connection and try again.',
  ],
  [400, {}, 'Enter a valid email address'],
  [429, { message: 'Too many tries. Please wait a minute.' }, 'Too many tries. Please wait a minute.'],
])('says what a check answered with %s means, and keeps the address', async (status, body, words) => {
  api.refuse(checkEmail, status, body);
  const user = renderLogin();
  await user.paste('tara@formline.test');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(emailField()).toHaveFocus());
  expect(emailField()).toHaveValue('tara@formline.test');
});

it('keeps the address as it is while it is being checked', async () => {
  api.hang(checkEmail);
  const user = renderLogin();
  await user.paste('tara@formline.test');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(emailField()).toHaveAttribute('readonly'));
  await user.type(emailField(), 'x');
  expect(emailField()).toHaveValue('tara@formline.test');
});

it('does not sign in without a password', async () => {
  const user = await renderPasswordStep(api);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(passwordField()).toHaveAccessibleDescription('Enter a password'));
  expect(passwordField()).toHaveFocus();
  expect(api.requests(requestToken)).toHaveLength(0);
});

it('signs in with Enter', async () => {
  const user = await renderPasswordStep(api);
  opened();
  await user.keyboard('Formline1!{Enter}');
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
  expect(api.requests(requestToken)[0]?.body).toMatchObject({
    username: 'tara@formline.test',
    password: 'Formline1!',
  });
});

it('shows the password on demand', async () => {
  const user = await renderPasswordStep(api);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
});

it('goes back to another address and forgets the password', async () => {
  const user = await renderPasswordStep(api);
  await user.keyboard('Formline1!');
  await user.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveValue('tara@formline.test');
  expect(screen.queryByLabelText(loginTexts.password)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(loginTexts.password)).toHaveValue('');
});

it('remembers the address of a sign-in for the next visit, and not before', async () => {
  const user = await renderPasswordStep(api);
  opened();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  expect(JSON.stringify(localStorage)).not.toContain('tara');
  await user.type(passwordField(), 'Formline1!{Enter}');
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
  await waitFor(() =>
    expect(localStorage.getItem('formline.loginPreferences')).toBe(
      '{"rememberMe":true,"email":"tara@formline.test"}',
    ),
  );
});

it('has the remembered address in the field', () => {
  localStorage.setItem('formline.loginPreferences', '{"rememberMe":true,"email":"tara@formline.test"}');
  renderLogin();
  expect(emailField()).toHaveValue('tara@formline.test');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

it('takes the typed address along to a forgotten password, outside of the address bar', async () => {
  const user = renderLogin();
  await user.type(emailField(), ' tara@formline.test');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(outcome()).toHaveTextContent('/forgotpassword {"email":"tara@formline.test"}');
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
  ['a failing server without words', 500, { message: '' }, 'Internal Server Error'],
  ['an unreachable server', 0, {}, 'We couldn’t reach Formline. Check your connection and try again.'],
])('keeps the password step and shows %s', async (_name, status, body, words) => {
  const user = await renderPasswordStep(api);
  api.refuse(requestToken, status, body);
  await user.keyboard('wrong{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(passwordField()).toHaveFocus());
  expect(passwordField()).toHaveValue('wrong');
});

it.each<[string, Partial<ErrorBody>, string]>([
  ['locked', { key: 'locked', description: 'Try again in 3 minutes.' }, 'Try again in 3 minutes.'],
  ['locked without description', { key: 'locked' }, 'Your account is locked. Please try again later.'],
  ['inactive', { key: 'inactive' }, 'Your account is locked. Please try again later.'],
])('opens a dialog for an account that is %s', async (_name, body, words) => {
  const user = await renderPasswordStep(api);
  api.refuse(requestToken, 403, body);
  await user.keyboard('wrong{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Your account is temporarily locked' });
  expect(dialog).toHaveTextContent(words);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(passwordField()).toHaveFocus());
});
