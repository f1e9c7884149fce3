import { requestToken, revokeToken } from '@formline/shared/contracts/accounts/auth';
import { registerTrainer } from '@formline/shared/contracts/accounts/registration';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { signOut } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import {
  acceptBoth,
  createButton,
  field,
  fillIn,
  renderCreateAccount,
  serveDocuments,
  STRONG_PASSWORD,
} from '../testing/createAccount';

const EXISTS = 'This account already exists';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  serveDocuments(api);
  signOut();
});

async function submitFilled() {
  const { user, router } = renderCreateAccount();
  await fillIn(user);
  await user.click(createButton());
  await acceptBoth(user);
  return { user, router };
}

const letIn = () => {
  api.answer(requestToken, {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'Bearer',
    expires_in: 600,
    scope: 'read',
  });
  api.answer(readCurrentUser, buildCurrentUser());
};

describe('creating the account', () => {
  it('sends trimmed names, signs in and leaves for the page the shell knows', async () => {
    api.answer(registerTrainer, { id: 7 });
    letIn();
    const { router } = await submitFilled();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(api.requests(registerTrainer).map(({ body }) => body)).toEqual([
      {
        email: 'tara@formline.test',
        first_name: 'Tara',
        last_name: "O'Hara",
        password: STRONG_PASSWORD,
        accepted_terms: true,
      },
    ]);
    expect(api.requests(requestToken)[0]?.body).toMatchObject({
      username: 'tara@formline.test',
      password: STRONG_PASSWORD,
    });
  });

  it.each([1000, 3333])('refused with code %s says at the address that the account exists', async (code) => {
    api.refuse(registerTrainer, 409, { code });
    await submitFilled();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(EXISTS));
    expect(field('Email')).toHaveFocus();
    expect(field('Password')).toHaveValue(STRONG_PASSWORD);
    expect(createButton()).toBeEnabled();
  });

  it.each([
    [400, { message: 'This password is too easy to guess.' }, 'This password is too easy to guess.'],
    [429, { message: 'Too many requests.' }, 'Too many requests.'],
    [500, { message: 'Down for a moment.' }, 'Down for a moment.'],
    [0, {}, 'We couldn’t reach Formline. Check your connection and try again.'],
  ])(
    'refused with %s keeps all entries, and a second try asks nothing again',
    async (status, body, words) => {
      api.refuse(registerTrainer, status, body);
      letIn();
      const { user, router } = await submitFilled();
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(field('First Name')).toHaveValue(' Tara ');
      expect(field('Password')).toHaveValue(STRONG_PASSWORD);
      api.answer(registerTrainer, { id: 7 });
      await user.click(createButton());
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    },
  );

  it('whose answer got lost is found by the next try', async () => {
    api.refuse(registerTrainer, 0);
    const { user, router } = await submitFilled();
    await screen.findByRole('alert');
    api.refuse(registerTrainer, 409, { code: 1000 });
    letIn();
    await user.click(createButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('that is somebody else’s is not mistaken for one’s own', async () => {
    api.refuse(registerTrainer, 0);
    const { user } = await submitFilled();
    await screen.findByRole('alert');
    api.refuse(registerTrainer, 409, { code: 1000 });
    api.refuse(requestToken, 401);
    await user.click(createButton());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(EXISTS));
  });

  it('is done even if signing in fails, and leads to logging in', async () => {
    api.answer(registerTrainer, { id: 7 });
    api.refuse(requestToken, 503);
    await submitFilled();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is ready' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('shows that it is at work and sends once', async () => {
    api.hang(registerTrainer);
    const { user } = await submitFilled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(createButton());
    expect(createButton()).toHaveAttribute('aria-busy', 'true');
    expect(api.requests(registerTrainer)).toHaveLength(1);
  });
});
