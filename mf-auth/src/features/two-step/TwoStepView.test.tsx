import { requestToken } from '@formline/shared/contracts/accounts/auth';
import type { ErrorBody } from '@formline/shared/contracts/errorCodes';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import { outcome, passwordField, renderPasswordStep, tokens } from '../../testing/renderLogin';
import { twoStepTexts as texts } from './twoStep.texts';

const ASKED = { key: 'two_step_required', two_step_token: 'a-token', message: 'Enter the code.' };

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

const codeField = () => screen.getByLabelText(texts.app.label);
const sent = () => api.requests(requestToken).at(-1)?.body;

async function renderCodeStep() {
  const user = await renderPasswordStep(api);
  api.refuse(requestToken, 403, ASKED);
  await user.keyboard('Formline1!{Enter}');
  await screen.findByLabelText(texts.app.label);
  return user;
}

it('asks for the code after the password, ready for phones, password managers and typing', async () => {
  await renderCodeStep();
  expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
  expect(screen.getByText(texts.text('tara@formline.test'))).toBeVisible();
  await waitFor(() => expect(codeField()).toHaveFocus());
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  expect(outcome()).toHaveTextContent('signed-out');
});

it('signs in with a pasted code, and remembers the address like the first step', async () => {
  const user = await renderPasswordStep(api);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  api.refuse(requestToken, 403, ASKED);
  await user.type(passwordField(), 'Formline1!{Enter}');
  await user.click(await screen.findByLabelText(texts.app.label));
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
  await user.paste(' 123 456 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
  expect(sent()).toEqual({
    grant_type: 'two_step',
    scope: 'read',
    two_step_token: 'a-token',
    code: '123 456',
  });
  await waitFor(() =>
    expect(localStorage.getItem('formline.loginPreferences')).toContain('tara@formline.test'),
  );
});

it('sends nothing without a code', async () => {
  const user = await renderCodeStep();
  await user.click(screen.getByRole('button', { name: texts.signIn }));
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(new RegExp(texts.missing)));
  expect(api.requests(requestToken)).toHaveLength(1);
});

it.each<[string, number, Partial<ErrorBody>, string]>([
  [
    'a wrong code',
    401,
    { key: 'invalid_code', message: 'This code is not right.' },
    'This code is not right.',
  ],
  ['the last attempt', 401, { key: 'last_attempt', description: 'One try left.' }, 'One try left.'],
])('says what is wrong with %s beside the field and keeps it', async (_name, status, body, words) => {
  const user = await renderCodeStep();
  api.refuse(requestToken, status, body);
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(new RegExp(words)));
  expect(codeField()).toHaveValue('123456');
  expect(codeField()).toHaveFocus();
});

it('says that the server could not be reached', async () => {
  const user = await renderCodeStep();
  api.refuse(requestToken, 0);
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t reach Formline');
});

it('opens a dialog for an account that is locked', async () => {
  const user = await renderCodeStep();
  api.refuse(requestToken, 403, { key: 'locked', description: 'Try again in a minute.' });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Try again in a minute.');
});

it('takes a recovery code on demand', async () => {
  const user = await renderCodeStep();
  await user.keyboard('12');
  await user.click(screen.getByRole('button', { name: texts.app.other }));
  const field = await screen.findByLabelText(texts.recovery.label);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('autocomplete', 'off');
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
  await user.keyboard('k7pq-abcd-efgh-2345{Enter}');
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
  expect(sent()).toMatchObject({ code: 'k7pq-abcd-efgh-2345' });
});

it('leads back to the password when the time for the code has passed', async () => {
  const user = await renderCodeStep();
  api.refuse(requestToken, 401, { key: 'two_step_expired', message: 'That took too long.' });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
  expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: texts.back }));
  expect(await screen.findByLabelText('Email')).toHaveValue('tara@formline.test');
});
