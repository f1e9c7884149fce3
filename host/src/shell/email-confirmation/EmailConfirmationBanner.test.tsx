import { requestEmailConfirmation } from '@formline/shared/contracts/accounts/registration';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';

const unconfirmed = buildCurrentUser({ email: 'noor@gym.test', email_confirmed: false });
const words = /with the link we sent to noor@gym\.test/;
const sendAgain = () => screen.findByRole('button', { name: 'Send it again' });

it('asks for the confirmation and sends the link again', async () => {
  const { api } = await renderShell({ user: unconfirmed });
  expect(await screen.findByText(words)).toBeVisible();
  api.answer(requestEmailConfirmation, { sent: true });
  await userEvent.click(await sendAgain());
  const [notice] = await screen.findAllByText(/We have sent another link to noor@gym\.test/);
  expect(notice).toBeVisible();
});

it('says why the link was not sent', async () => {
  const { api } = await renderShell({ user: unconfirmed });
  api.refuse(requestEmailConfirmation, 429, {
    message: 'Too many requests. Please wait a minute.',
    code: 4290,
  });
  await userEvent.click(await sendAgain());
  const [notice] = await screen.findAllByText('Too many requests. Please wait a minute.');
  expect(notice).toBeVisible();
});

it('goes when the person comes back from their mail and has confirmed', async () => {
  const { api } = await renderShell({ user: unconfirmed });
  await screen.findByText(words);
  api.answer(readCurrentUser, { ...unconfirmed, email_confirmed: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

it('says nothing to somebody whose address is confirmed', async () => {
  await renderShell();
  expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
});
