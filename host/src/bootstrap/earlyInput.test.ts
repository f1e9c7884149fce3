import { earlyInputAttributes, FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { LOGIN_PREFERENCES_KEY, writeLoginPreferences } from '@formline/shared/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepEarlyInput } from './earlyInput';

const { remembered, typedAhead, enters, valueBefore } = earlyInputAttributes;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div id="${FIRST_PAINT_ID}">
    <form ${remembered}="${LOGIN_PREFERENCES_KEY}">
      <input type="email" name="email" aria-label="Email" value="">
      <input type="password" name="password" aria-hidden="true" ${typedAhead}="Your password" value="">
      <input type="checkbox" name="rememberMe" aria-label="Remember me">
      <button type="submit">Continue</button>
    </form></div>`;
});

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const ahead = () => screen.getByLabelText<HTMLInputElement>('Your password');
const form = () => document.querySelector('form');

it('gives the keyboard to the first field, and lets its selection be read', async () => {
  keepEarlyInput();
  expect(email()).toHaveFocus();
  await userEvent.keyboard('tara@formline.test{ArrowLeft}{ArrowLeft}');
  expect(email().selectionStart).toBe('tara@formline.te'.length);
});

it('fills in a remembered address as the page will', () => {
  writeLoginPreferences({ rememberMe: true, email: 'tara@formline.test' });
  keepEarlyInput();
  expect(email()).toHaveValue('tara@formline.test');
  expect(email().defaultValue).toBe('tara@formline.test');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('begins empty when what is stored is damaged', () => {
  localStorage.setItem(LOGIN_PREFERENCES_KEY, '{"email":');
  keepEarlyInput();
  expect(email()).toHaveValue('');
  expect(email()).toHaveFocus();
});

it('keeps Enter, looks busy, and takes what is typed next as the password', async () => {
  keepEarlyInput();
  await userEvent.keyboard('tara@formline.test{Enter}Form');
  expect(form()).toHaveAttribute(enters, '1');
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(email()).toHaveValue('tara@formline.test');
  expect(email()).toHaveAttribute('readonly');
  expect(ahead()).toHaveFocus();
  expect(ahead()).toHaveValue('Form');
  await userEvent.keyboard('{Enter}');
  expect(form()).toHaveAttribute(enters, '2');
});

it('keeps what a password manager had filled in beside what is typed over it', async () => {
  keepEarlyInput();
  const hidden = document.querySelector<HTMLInputElement>('[name=password]');
  if (hidden) hidden.value = 'an older one';
  await userEvent.keyboard('tara@formline.test{Enter}');
  expect(ahead()).toHaveAttribute(valueBefore, 'an older one');
  await userEvent.keyboard('Formline1!');
  expect(ahead()).toHaveValue('Formline1!');
});

it('counts a click on the busy button, or a key held down, as no further Enter', async () => {
  keepEarlyInput();
  await userEvent.keyboard('tara@formline.test{Enter>3/}');
  await userEvent.click(screen.getByRole('button'));
  expect(form()).toHaveAttribute(enters, '1');
});

it('leaves a page without a form alone', () => {
  document.body.innerHTML = `<div id="${FIRST_PAINT_ID}"><h1>Formline</h1></div>`;
  expect(keepEarlyInput).not.toThrow();
});
