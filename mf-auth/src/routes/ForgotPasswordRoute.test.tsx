import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { requestPasswordReset, resetPassword } from '@formline/shared/contracts/accounts/passwordReset';
import { signOut, useSession } from '@formline/shared/session';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor } from '@testing-library/react';
import { ForgotPasswordRoute } from './ForgotPasswordRoute';

const ANSWER = 'If this address has an account, a link is on its way.';
const FAILED = 'Something went wrong with making the password reset request. Please try again.';
const STRONG = 'Kelp-Anchor4Boat';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  signOut();
});

function SessionStatus() {
  return <output data-testid="session">{useSession().status}</output>;
}

const render = (at = '/forgotpassword') =>
  renderRoute(
    <>
      <ForgotPasswordRoute />
      <SessionStatus />
    </>,
    { path: '/forgotpassword', at },
  );
const renderWithLink = () => render('/forgotpassword#token=the-secret');

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send link' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const password = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm Password');
const save = () => screen.getByRole('button', { name: 'Save password' });

async function chooseTwice(user: ReturnType<typeof render>['user'], chosen: string) {
  await user.click(password());
  await user.paste(chosen);
  await user.click(confirmation());
  await user.paste(chosen);
  await user.keyboard('{Enter}');
}

describe('asking for a link', () => {
  it('begins in the email field and shows what the server answers', async () => {
    api.answer(requestPasswordReset, { message: ANSWER });
    const { user } = render();
    expect(email()).toHaveFocus();
    await user.type(email(), ' tara@formline.test {Enter}');
    expect(await heading('Check your email')).toHaveFocus();
    expect(screen.getByText(ANSWER)).toBeVisible();
    expect(screen.getByText(/You entered tara@formline\.test\./)).toBeVisible();
    expect(api.requests(requestPasswordReset)[0]?.body).toEqual({ email: 'tara@formline.test' });
  });

  it('takes over the address of the page before', async () => {
    const { router } = render();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/forgotpassword', { state: { email: 'tara@formline.test' } }));
    expect(email()).toHaveValue('tara@formline.test');
  });

  it.each([
    ['', 'Email is required'],
    ['tara@', 'Invalid email format'],
  ])('asks nothing for the address "%s"', async (typed, words) => {
    const { user } = render();
    await user.type(email(), `${typed}{Enter}`);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(words));
    expect(email()).toHaveFocus();
    expect(api.requests(requestPasswordReset)).toHaveLength(0);
  });

  it.each([
    [500, {}, FAILED],
    [0, {}, FAILED],
    [
      429,
      { message: 'Too many requests. Please wait a minute.' },
      'Too many requests. Please wait a minute.',
    ],
    [400, { message: 'Invalid email format' }, 'Invalid email format'],
  ])('keeps the address and says what an answer of %s means', async (status, body, words) => {
    api.refuse(requestPasswordReset, status, body);
    const { user } = render();
    await user.type(email(), 'tara@formline.test');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(email()).toHaveValue('tara@formline.test');
    api.answer(requestPasswordReset, { message: ANSWER });
    await user.click(send());
    expect(await heading('Check your email')).toBeVisible();
  });

  it('shows that it is asking and asks once', async () => {
    api.hang(requestPasswordReset);
    const { user } = render();
    await user.type(email(), 'tara@formline.test{Enter}{Enter}');
    await user.click(send());
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(api.requests(requestPasswordReset)).toHaveLength(1);
  });

  it('sends again on demand, says so, and lets the address be changed', async () => {
    api.answer(requestPasswordReset, { message: ANSWER });
    const { user } = render();
    await user.type(email(), 'tara@formline.test{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('We have sent it again. Only the newest link works.')).toBeVisible();
    api.refuse(requestPasswordReset, 500);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(email()).toHaveValue('tara@formline.test');
    expect(email()).toHaveFocus();
  });
});

describe('with the link of an email', () => {
  it('takes the secret out of the address and keeps it over a visit elsewhere', async () => {
    const { router } = renderWithLink();
    expect(await heading('Choose a new password')).toBeVisible();
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(await heading('Choose a new password')).toBeVisible();
  });

  it('saves a strong password that was typed twice, and leads to signing in', async () => {
    api.answer(resetPassword, { changed: true });
    const { user } = renderWithLink();
    expect(password()).toHaveFocus();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await chooseTwice(user, STRONG);
    expect(await heading('Your password is changed')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(api.requests(resetPassword)).toEqual([
      { params: { token: 'the-secret' }, query: {}, body: { password: STRONG } },
    ]);
  });

  it('signs out whoever is signed in here, whose session the server has ended', async () => {
    await signInAs(api);
    api.answer(resetPassword, { changed: true });
    const { user } = renderWithLink();
    await chooseTwice(user, STRONG);
    expect(await heading('Your password is changed')).toBeVisible();
    expect(screen.getByTestId('session')).toHaveTextContent('signed-out');
  });

  it.each([
    ['', '', 'Password is required'],
    [
      'short',
      'short',
      'Password must have at least 8 characters, 1 uppercase, 1 lowercase and 1 special character.',
    ],
    ['Formline1!', 'Formline1!', 'This password is too easy to guess. Please choose another one.'],
  ])('does not send the password "%s"', async (typed, repeated, words) => {
    const { user } = renderWithLink();
    if (typed) await user.type(password(), typed);
    if (repeated) await user.type(confirmation(), repeated);
    await user.click(save());
    await waitFor(() => expect(password()).toBeInvalid());
    expect(screen.getByText(words)).toBeVisible();
    expect(password()).toHaveFocus();
    expect(api.requests(resetPassword)).toHaveLength(0);
  });

  it('does not send two passwords that differ, an empty repetition included', async () => {
    const { user } = renderWithLink();
    await user.type(password(), STRONG);
    await user.click(save());
    await waitFor(() =>
      expect(confirmation()).toHaveAccessibleDescription('The passwords entered do not match'),
    );
    await user.type(confirmation(), 'Kelp-Anchor4Boot{Enter}');
    expect(confirmation()).toHaveAccessibleDescription('The passwords entered do not match');
    expect(confirmation()).toHaveFocus();
    expect(api.requests(resetPassword)).toHaveLength(0);
  });

  it('ticks off what the password has while one types', async () => {
    const { user } = renderWithLink();
    await user.type(password(), 'Kelp4');
    expect(screen.getByText('1 uppercase letter')).toHaveTextContent('1 uppercase letter, done');
    expect(screen.getByText('8 characters')).toHaveTextContent(/^8 characters$/);
  });

  it('lists that it must not be easy to guess, and whether it is, before it is sent', async () => {
    const { user } = renderWithLink();
    await user.type(password(), 'Formline1!');
    expect(screen.getByText('8 characters')).toHaveTextContent('8 characters, done');
    expect(screen.getByText('Not too easy to guess')).toHaveTextContent(/^Not too easy to guess$/);
    await user.clear(password());
    await user.type(password(), STRONG);
    expect(screen.getByText('Not too easy to guess')).toHaveTextContent('Not too easy to guess, done');
  });

  it('shows both passwords on demand', async () => {
    const { user } = renderWithLink();
    for (const button of screen.getAllByRole('button', { name: 'Show password' })) await user.click(button);
    expect(password()).toHaveAttribute('type', 'text');
    expect(confirmation()).toHaveAttribute('type', 'text');
  });

  it('that is over leads to asking for another', async () => {
    api.refuse(resetPassword, 400, { key: LINK_OVER_KEY, message: 'This link is no longer valid.' });
    const { user, router } = renderWithLink();
    await chooseTwice(user, STRONG);
    expect(await heading('This link is no longer valid')).toHaveFocus();
    expect(screen.queryByText(/still the old one/)).not.toBeInTheDocument();
    expect(screen.getByText(/If you have chosen a new password with it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(await heading('Forgot your password?')).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });

  it.each([
    [400, { message: 'This password is too easy to guess.' }, 'This password is too easy to guess.'],
    [500, { message: 'Down for a moment.' }, 'Down for a moment.'],
    [0, {}, 'We couldn’t reach Formline. Check your connection and try again.'],
  ])('keeps what was typed and says what an answer of %s means', async (status, body, words) => {
    api.refuse(resetPassword, status, body);
    const { user } = renderWithLink();
    await chooseTwice(user, STRONG);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(password()).toHaveValue(STRONG);
    expect(confirmation()).toHaveValue(STRONG);
  });
});
