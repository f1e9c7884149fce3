import { requestOwnPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemote } from '../../remotes/loading/loadRemote';
import { remotesTexts } from '../../remotes/remotes.texts';
import { buildRegistryEntry } from '../../testing/registryOf';
import { renderShell } from '../../testing/renderShell';
import { makeElementsVisible } from '@formline/shared/testing/visibleElements';
import { accountTexts } from '../shell.texts';

jest.mock('../../remotes/loading/loadRemote');

beforeEach(makeElementsVisible);

const settings = () => screen.getByRole('button', { name: accountTexts.settings });

it('shows who one is, and mails a link for a new password', async () => {
  const { api } = await renderShell();
  api.answer(requestOwnPasswordReset, { message: 'Sent' });
  await userEvent.click(settings());
  const dialog = await screen.findByRole('dialog', { name: 'Tara Quill' });
  expect(within(dialog).getByRole('link', { name: accountTexts.terms })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  expect(within(dialog).getByRole('link', { name: accountTexts.privacy })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: accountTexts.resetPassword }));
  expect(await within(dialog).findByText(accountTexts.resetSent('tara@formline.test'))).toBeVisible();
  expect(api.requests(requestOwnPasswordReset)).toHaveLength(1);
});

it('says that no link was mailed, and lets one try again', async () => {
  const { api } = await renderShell();
  api.refuse(requestOwnPasswordReset, 500);
  await userEvent.click(settings());
  await userEvent.click(await screen.findByRole('button', { name: accountTexts.resetPassword }));
  expect(await screen.findByRole('alert')).toHaveTextContent(accountTexts.resetFailed);
  expect(screen.getByRole('button', { name: accountTexts.resetPassword })).toBeEnabled();
});

it('is drawn by the remote that fills the slot, which closes it', async () => {
  const Account = ({ onClose }: Record<string, unknown>) => (
    <button
      type="button"
      onClick={() => void (onClose instanceof Function && Reflect.apply(onClose, null, []))}
    >
      Close the account of the remote
    </button>
  );
  jest.mocked(loadRemote).mockResolvedValue({ default: Account });
  const filled = buildRegistryEntry('mf-b', { slots: [{ slot: 'shell:account', expose: './Account' }] });
  await renderShell({ entries: [filled] });
  await userEvent.click(settings());
  await userEvent.click(await screen.findByRole('button', { name: /of the remote/ }));
  expect(screen.queryByRole('button', { name: /of the remote/ })).not.toBeInTheDocument();
});

it('stays a dialog that can be closed when the remote does not load', async () => {
  jest.mocked(loadRemote).mockRejectedValue(new Error('No answer'));
  const filled = buildRegistryEntry('mf-c', { slots: [{ slot: 'shell:account', expose: './Account' }] });
  await renderShell({ entries: [filled] });
  await userEvent.click(settings());
  expect(await screen.findByText(remotesTexts.title)).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Tara Quill' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
