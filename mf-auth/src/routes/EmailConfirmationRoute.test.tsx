import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { confirmEmail } from '@formline/shared/contracts/accounts/registration';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { EmailConfirmationRoute } from './EmailConfirmationRoute';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const render = (at = '/confirm-email#token=the-secret') =>
  renderRoute(<EmailConfirmationRoute />, { path: '/confirm-email', at });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('confirms at once with the secret, once, and leads on', async () => {
  api.answer(confirmEmail, { confirmed: true });
  const { router } = render();
  expect(await heading('Your email address is confirmed')).toHaveFocus();
  expect(api.requests(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'the-secret' }]);
  expect(router.state.location.hash).toBe('');
  expect(screen.getByRole('link', { name: 'Continue to Formline' })).toHaveAttribute('href', '/login');
});

it('says that it is under way', async () => {
  api.hang(confirmEmail);
  render();
  expect(await heading('Confirming your email address')).toBeVisible();
});

it.each([
  ['a link that is over', '/confirm-email#token=old'],
  ['no link', '/confirm-email'],
])('says what to do with %s', async (_case, at) => {
  api.refuse(confirmEmail, 400, { message: 'Over', code: 4000, key: LINK_OVER_KEY });
  render(at);
  expect(await heading('This link is no longer valid')).toHaveFocus();
  expect(screen.getByText(/you can ask for another link there/)).toBeVisible();
});

it('tries again after a failure', async () => {
  api.refuse(confirmEmail, 503, {});
  const { user } = render();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer(confirmEmail, { confirmed: true });
  await user.click(retry);
  await waitFor(() => expect(api.requests(confirmEmail).length).toBeGreaterThan(1));
  expect(await heading('Your email address is confirmed')).toBeVisible();
});

it('is confirmed also when the user cannot be read afterwards', async () => {
  await signInAs(api);
  api.answer(confirmEmail, { confirmed: true });
  api.refuse(readCurrentUser, 503, {});
  render();
  expect(await heading('Your email address is confirmed')).toBeVisible();
  await waitFor(() => expect(api.requests(readCurrentUser)).not.toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
