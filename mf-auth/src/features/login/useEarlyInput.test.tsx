import { checkEmail, requestToken } from '@formline/shared/contracts/accounts/auth';
import { earlyInputAttributes, FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { writeLoginPreferences } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emailField, linked, outcome, renderLogin, tokens } from '../../testing/renderLogin';

const { enters, valueBefore } = earlyInputAttributes;

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});
afterEach(() => document.getElementById(FIRST_PAINT_ID)?.remove());

interface Entered {
  readonly email?: string;
  readonly password?: string;
  readonly isRemembered?: boolean;
}

/** The page as the server sends it, after somebody has used it. */
function paint({ email = '', password = '', isRemembered = false }: Entered) {
  const page = document.createElement('div');
  page.id = FIRST_PAINT_ID;
  page.innerHTML = `<form>
      <input type="text" name="email" value=""><input type="password" name="password" value="">
      <input type="checkbox" name="rememberMe"><a href="/forgotpassword">Forgot your password?</a>
      <button type="submit">Continue</button>
    </form><a href="/create-account">Sign up</a><a href="/create-account">Try it FREE</a>`;
  document.body.prepend(page);
  const field = (name: string) => {
    const found = page.querySelector(`[name=${name}]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`No ${name}`);
    return found;
  };
  field('email').value = email;
  field('password').value = password;
  field('rememberMe').checked = isRemembered;
  return { page, field };
}

/** As the host does. */
function renderAndReplace(page: HTMLElement) {
  const user = renderLogin();
  page.remove();
  return user;
}

const hiddenPassword = () => document.querySelector('input[type=password]');

it('has what was entered before it came', () => {
  const { page } = paint({ email: 'tara@formline.test', password: 'Formline1!', isRemembered: true });
  renderAndReplace(page);
  expect(emailField()).toHaveValue('tara@formline.test');
  expect(hiddenPassword()).toHaveValue('Formline1!');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(emailField()).not.toHaveAttribute('aria-invalid');
});

it('lets the person type on where the cursor was', async () => {
  const { page, field } = paint({ password: 'Forline1!' });
  field('password').focus();
  field('password').setSelectionRange(3, 3);
  const user = renderAndReplace(page);
  expect(hiddenPassword()).toHaveFocus();
  await user.keyboard('m');
  expect(hiddenPassword()).toHaveValue('Formline1!');
});

it('keeps an email field, whose cursor only a text field can be given', async () => {
  const { page, field } = paint({ email: 'tara@frmline.test' });
  field('email').focus();
  field('email').setSelectionRange(6, 6);
  renderAndReplace(page);
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveValue('tara@frmline.test');
  expect(emailField()).toHaveAttribute('type', 'email');
});

it('leaves alone what nobody touched', () => {
  writeLoginPreferences({ rememberMe: true, email: 'tara@formline.test' });
  const { page } = paint({});
  renderAndReplace(page);
  expect(emailField()).toHaveValue('tara@formline.test');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('leaves the keyboard where it was, also on a link', () => {
  const { page } = paint({});
  [...page.querySelectorAll('a')].at(-1)?.focus();
  renderAndReplace(page);
  expect(screen.getByRole('link', { name: 'Try it FREE' })).toHaveFocus();
});

it('goes back to what a password manager had filled in when no password is asked for', async () => {
  api.refuse(checkEmail, 500);
  const { page, field } = paint({ email: 'tara@formline.test', password: 'typed' });
  page.querySelector('form')?.setAttribute(enters, '2');
  field('password').setAttribute(valueBefore, 'an older one');
  renderAndReplace(page);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(hiddenPassword()).toHaveValue('an older one'));
  expect(api.requests(requestToken)).toHaveLength(0);
});

it('ignores a first paint that could not be used', () => {
  const { page } = paint({ email: 'somebody@formline.test' });
  page.inert = true;
  page.setAttribute('inert', '');
  renderAndReplace(page);
  expect(emailField()).toHaveValue('');
});

/** The person holds the painted button down while the page comes. */
function pressAndReplace() {
  const { page } = paint({ email: 'tara@formline.test' });
  const button = page.querySelector('button');
  if (button) jest.spyOn(button, 'matches').mockImplementation((selector) => selector === ':active');
  return renderAndReplace(page);
}

it('takes a press that began on the painted button and ends on its own for a click', async () => {
  api.refuse(checkEmail, 500);
  pressAndReplace();
  expect(api.requests(checkEmail)).toHaveLength(0);
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(api.requests(checkEmail)).toHaveLength(1);
});

it('takes no press for a click that ends elsewhere, and no later one twice', async () => {
  api.refuse(checkEmail, 500);
  const user = pressAndReplace();
  fireEvent.pointerUp(screen.getByRole('link', { name: 'Try it FREE' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(api.requests(checkEmail)).toHaveLength(1);
});

it('sends what was submitted, and takes what is typed on as the password', async () => {
  api.answer(checkEmail, linked);
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
  const { page, field } = paint({ email: 'tara@formline.test', password: 'Form' });
  page.querySelector('form')?.setAttribute(enters, '1');
  field('password').setAttribute(valueBefore, '');
  field('password').focus();
  field('password').setSelectionRange(4, 4);
  const user = renderAndReplace(page);
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('line1!{Enter}');
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
  expect(api.requests(requestToken).map(({ body }) => body)).toEqual([
    expect.objectContaining({ username: 'tara@formline.test', password: 'Formline1!' }),
  ]);
});

it('signs in with a password that was submitted too', async () => {
  api.answer(checkEmail, linked);
  api.answer(requestToken, tokens);
  api.answer(readCurrentUser, buildCurrentUser());
  const { page, field } = paint({ email: 'tara@formline.test', password: 'Formline1!' });
  page.querySelector('form')?.setAttribute(enters, '2');
  field('password').setAttribute(valueBefore, '');
  renderAndReplace(page);
  await waitFor(() => expect(outcome()).toHaveTextContent('signed-in'));
});
