import { ApiError } from '@formline/shared/api-client';
import type { ErrorBody } from '@formline/shared/contracts/errorCodes';
import { linkAccount } from '@formline/shared/contracts/accounts/registration';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { linkAccountTexts } from './linkAccount.texts';
import { LinkAccountView } from './LinkAccountView';

const signIn = jest.fn<Promise<void>, [string]>();
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(linkAccount, { linked: true });
  signIn.mockReset().mockResolvedValue();
});

const password = () => screen.getByLabelText(linkAccountTexts.password);
const renderView = () =>
  renderRoute(<LinkAccountView email="tara@formline.test" signIn={signIn} onBack={jest.fn()} />, {
    path: '/login',
  }).user;

it('tells password managers whose password it wants', () => {
  renderView();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('tara@formline.test');
});

it('asks nobody without a password', async () => {
  const user = renderView();
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Enter a password'));
  expect(api.requests(linkAccount)).toHaveLength(0);
});

it.each<[string, Partial<ErrorBody>, string]>([
  ['the title', { title: 'Incorrect email or password.', message: 'no' }, 'Incorrect email or password.'],
  ['the description of a last attempt', { key: 'last_attempt', description: 'One left.' }, 'One left.'],
  [
    'a last attempt without description',
    { key: 'last_attempt' },
    'Last attempt. Account will be temporarily locked.',
  ],
])('shows %s under the password, which stays', async (_name, body, words) => {
  api.refuse(linkAccount, 401, body);
  const user = renderView();
  await user.keyboard('wrong{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(words));
  expect(password()).toHaveValue('wrong');
  await waitFor(() => expect(password()).toHaveFocus());
  await user.keyboard('x');
  expect(password()).not.toHaveAccessibleDescription(words);
  expect(signIn).not.toHaveBeenCalled();
});

it('opens a dialog for a locked account', async () => {
  api.refuse(linkAccount, 403, { key: 'locked' });
  const user = renderView();
  await user.keyboard('wrong{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Your account is temporarily locked' });
  expect(dialog).toHaveTextContent('Your account is locked. Please try again later.');
});

it.each<[number, Partial<ErrorBody>, string]>([
  [500, { description: 'We are mending it.' }, 'We are mending it.'],
  [0, {}, 'We couldn’t reach Formline. Check your connection and try again.'],
])('says above the button what a server answering %s means', async (status, body, words) => {
  api.refuse(linkAccount, status, body);
  const user = renderView();
  await user.keyboard('Formline1!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('links and signs in again when only signing in failed', async () => {
  signIn.mockRejectedValueOnce(new ApiError(503, { message: 'Down for a moment.', code: 5030 }));
  const user = renderView();
  await user.keyboard('Formline1!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
