import { LOGIN_COOKIE } from '@formline/shared/contracts/accounts/loginCookie';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { signOut, startSession } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountSwitch, accountSwitchTexts as texts } from './AccountSwitch';

const maya = buildCurrentUser({
  id: 1,
  first_name: 'Maya',
  full_name: 'Maya Thornton',
  email: 'maya@formline.test',
});
const ben = buildCurrentUser({ id: 2, first_name: 'Ben', full_name: 'Ben Ode', email: 'ben@formline.test' });
const startOver = jest.fn();

async function arriveAsBen() {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api, maya);
  api.answer(readCurrentUser, () =>
    api.headers(readCurrentUser).at(-1)?.['authorization'] === 'Bearer of-ben' ? ben : maya,
  );
  const cookie = {
    access_token: { token: 'of-ben', expires_in: 600 },
    refresh_token: { token: 'refresh-of-ben' },
    scope: 'read',
  };
  document.cookie = `${LOGIN_COOKIE}=${encodeURIComponent(JSON.stringify(cookie))}; path=/`;
  await startSession({ startOver, hasUnsavedWork: () => false });
  render(<AccountSwitch />, { wrapper: UiProvider });
  return userEvent.setup();
}

beforeEach(makeElementsVisible);

const dialog = () => screen.findByRole('alertdialog', { name: texts.title });

afterEach(async () => {
  await act(async () => signOut());
  localStorage.clear();
});

it('names both people and stays unless told otherwise', async () => {
  const user = await arriveAsBen();
  expect(await dialog()).toHaveTextContent(texts.signedIn(maya.full_name, maya.email));
  expect(await dialog()).toHaveTextContent(texts.other(ben.full_name, ben.email));
  const stay = screen.getByRole('button', { name: texts.stay(maya.first_name) });
  await waitFor(() => expect(stay).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('formline.token')).not.toContain('of-ben');
});

it('switches when that is chosen', async () => {
  const user = await arriveAsBen();
  await dialog();
  await user.click(screen.getByRole('button', { name: texts.switchTo(ben.first_name) }));
  await waitFor(() => expect(startOver).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('formline.token')).toContain('of-ben');
});
