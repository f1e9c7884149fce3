import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import { emailField, linked, outcome, renderLogin, tokens } from '../../testing/renderLogin';
import { loginTexts } from './login.texts';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

it('signs in somebody who types on at once: email, Enter, password, Enter', async () => {
  api.answer(checkEmail, linked);
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
  const user = renderLogin();
  await user.type(emailField(), 'tara@formline.test{Enter}Formline1!{Enter}');
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
  expect(api.requests(requestToken).map(({ body }) => body)).toEqual([
    expect.objectContaining({ username: 'tara@formline.test', password: 'Formline1!' }),
  ]);
});

it('has the keyboard in a field for the password while the address is checked', async () => {
  api.hang(checkEmail);
  const user = renderLogin();
  await user.type(emailField(), 'tara@formline.test{Enter}Form');
  const ahead = screen.getByLabelText('Your password');
  expect(ahead).toHaveFocus();
  expect(ahead).toHaveValue('Form');
  expect(ahead).toHaveAttribute('aria-hidden', 'false');
  expect(emailField()).toHaveValue('tara@formline.test');
});

it('replaces what a password manager had filled in by what is typed while the address is checked', async () => {
  api.hang(checkEmail);
  const user = renderLogin();
  await user.type(emailField(), 'tara@formline.test');
  const hidden = document.querySelector('input[type=password]');
  if (!hidden) throw new Error('There is no place for it.');
  await user.type(hidden, 'an older one');
  await user.type(emailField(), '{Enter}');
  await waitFor(() => expect(hidden).toHaveFocus());
  await user.keyboard('Formline1!');
  expect(hidden).toHaveValue('Formline1!');
});

it('forgets what was typed ahead when no password is asked for', async () => {
  api.refuse(checkEmail, 500);
  const user = renderLogin();
  await user.type(emailField(), 'tara@formline.test{Enter}Formline1!{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(emailField()).toHaveFocus());
  expect(document.querySelector('input[type=password]')).toHaveValue('');
  api.answer(checkEmail, linked);
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(loginTexts.password)).toHaveValue('');
  expect(api.requests(requestToken)).toHaveLength(0);
});
