import { keepOwnAccount } from '@formline/shared/contracts/accounts/accountRemoval';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';

const leaving = buildCurrentUser({ deletion_due_on: '2026-12-23' });
const words = 'Your account will be deleted on December 23, 2026, with everything in it.';
const keep = () => screen.findByRole('button', { name: 'Keep my account' });

it('says when the account is deleted, and goes when it is kept', async () => {
  const { api } = await renderShell({ user: leaving });
  expect(await screen.findByText(words)).toBeVisible();
  api.answer(keepOwnAccount, { kept: true });
  await userEvent.click(await keep());
  const [notice] = await screen.findAllByText('Your account will not be deleted.');
  expect(notice).toBeVisible();
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});

it('stays and says why when the account could not be kept', async () => {
  const { api } = await renderShell({ user: leaving });
  api.refuse(keepOwnAccount, 503, { message: 'Not now. Please wait a minute.', code: 5030 });
  await userEvent.click(await keep());
  const [notice] = await screen.findAllByText('Not now. Please wait a minute.');
  expect(notice).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('says nothing to anybody else', async () => {
  await renderShell();
  expect(screen.queryByRole('button', { name: 'Keep my account' })).not.toBeInTheDocument();
});
