import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import { UpgradeDialog } from './UpgradeDialog';

async function openWith(max_free_clients: number) {
  await signInAs(fakeApi(), buildCurrentUser({ max_free_clients }));
  const handleClose = jest.fn();
  const { user } = renderRoute(<UpgradeDialog onClose={handleClose} />, { path: '/' });
  return { user, handleClose, dialog: await screen.findByRole('dialog', { name: 'Train all your clients' }) };
}

it.each([
  [0, 'no active clients'],
  [1, '1 active client'],
  [3, '3 active clients'],
])('names the limit of %i and leads to the plans', async (limit, words) => {
  const { dialog } = await openWith(limit);
  expect(dialog).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    '/clients/view-subscriptions',
  );
});

it('can be put off', async () => {
  const { user, handleClose } = await openWith(1);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
});
