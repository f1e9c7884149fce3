import { requestAccountRemoval } from '@formline/shared/contracts/accounts/accountRemoval';
import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { signOut } from '@formline/shared/session';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { DeletionRequestRoute } from './DeletionRequestRoute';

const ANSWER = 'Your request has been received.';
const FAILED = 'Something went wrong! Please try again later.';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  signOut();
});

const render = () => renderRoute(<DeletionRequestRoute />, { path: '/delete-account' });
const email = () => screen.getByRole('textbox', { name: 'Email Address' });
const reason = () => screen.getByRole('textbox', { name: 'Reason for Deletion' });
const submit = () => screen.getByRole('button', { name: 'Submit Request' });

async function send() {
  const { user } = render();
  await user.type(email(), ' tara@formline.test ');
  await user.type(reason(), 'I have moved to another studio.');
  await user.click(submit());
  return user;
}

it('shows the server’s answer until it is read, and then an empty form', async () => {
  api.answer(requestAccountRemoval, { message: ANSWER });
  const user = await send();
  expect(await screen.findByRole('alertdialog', { name: 'Request sent' })).toHaveTextContent(ANSWER);
  expect(api.requests(requestAccountRemoval)[0]?.body).toEqual({
    email: 'tara@formline.test',
    reason: 'I have moved to another studio.',
  });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(email()).toHaveValue('');
  expect(reason()).toHaveValue('');
  expect(email()).toBeValid();
  await waitFor(() => expect(submit()).toHaveFocus());
});

it('asks for both entries and leads to the first that is missing', async () => {
  const { user } = render();
  expect(email()).toHaveFocus();
  await user.click(submit());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter a valid email address'));
  expect(reason()).toHaveAccessibleDescription('Enter reason');
  expect(email()).toHaveFocus();
  await user.type(email(), 'tara@formline.test');
  await user.type(reason(), '   ');
  await user.click(submit());
  await waitFor(() => expect(reason()).toHaveFocus());
  expect(reason()).toHaveAccessibleDescription('Enter reason');
  expect(api.requests(requestAccountRemoval)).toHaveLength(0);
});

it('keeps a reason that is too long and says so', async () => {
  const { user } = render();
  await user.type(email(), 'tara@formline.test');
  await user.click(reason());
  await user.paste('x'.repeat(2001));
  await user.click(submit());
  await waitFor(() =>
    expect(reason()).toHaveAccessibleDescription('The reason can have 2,000 characters at most.'),
  );
  expect(reason()).toHaveValue('x'.repeat(2001));
});

it.each([
  ['what the server says', 429, { message: 'Too many requests.', code: 4290 }, 'Too many requests.'],
  ['what a failing server says', 500, { message: 'The mail room is shut.' }, 'The mail room is shut.'],
  ['the general words for a failing server without words', 500, { message: '' }, FAILED],
  ['that it cannot be reached', 0, {}, 'We couldn’t reach Formline. Check your connection and try again.'],
])('keeps what was typed and shows %s', async (_name, status, body, words) => {
  api.refuse(requestAccountRemoval, status, body);
  const user = await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(reason()).toHaveValue('I have moved to another studio.');
  api.answer(requestAccountRemoval, { message: ANSWER });
  await user.click(submit());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(ANSWER);
});

it('shows that it is sending and sends once', async () => {
  api.hang(requestAccountRemoval);
  const user = await send();
  await user.click(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(api.requests(requestAccountRemoval)).toHaveLength(1);
});

it('knows the address of whoever is signed in', async () => {
  await signInAs(api, buildCurrentUser({ email: 'maya@formline.test' }));
  render();
  expect(email()).toHaveValue('maya@formline.test');
  expect(reason()).toHaveFocus();
});
