import { resendInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { buildClient } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, waitFor } from '@testing-library/react';
import { invitationsTexts } from './invitations.texts';
import { ResendInviteDialog } from './ResendInviteDialog';
import { resendInvitationTo } from './resendInvitationTo';

const noor = buildClient({ id: 7, first_name: 'Noor', last_name: 'Hara' });

/** Selects the visible toast, because the live region repeats its text. */
const notice = (text: string) => screen.findByText(text, { selector: '[data-part=title]' });

async function openDialog() {
  const api = fakeApi();
  await signInAs(api);
  const handleClose = jest.fn();
  const { user } = renderRoute(<ResendInviteDialog client={noor} onClose={handleClose} />, { path: '/' });
  await screen.findByRole('alertdialog', { name: 'Resend Invite?' });
  return { api, user, handleClose };
}

it('sends nothing before it is confirmed', async () => {
  const { api, user, handleClose } = await openDialog();
  expect(screen.getByText(/^Noor Hara has not joined yet\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(api.requests(resendInvitation)).toEqual([]);
});

it('sends the invitation and says so', async () => {
  const { api, user, handleClose } = await openDialog();
  api.answer(resendInvitation, { message: 'The invitation is on its way.' });
  await user.click(screen.getByRole('button', { name: 'Resend invite' }));
  await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
  expect(api.requests(resendInvitation).map(({ body }) => body)).toEqual([{ clientId: 7 }]);
  expect(await notice('The invitation is on its way.')).toBeInTheDocument();
});

it('says why the server sends none', async () => {
  const { api, user, handleClose } = await openDialog();
  api.refuse(resendInvitation, 429, { message: 'An invitation was sent a moment ago.' });
  await user.click(screen.getByRole('button', { name: 'Resend invite' }));
  expect(await notice('An invitation was sent a moment ago.')).toBeInTheDocument();
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('asks nothing of the server without a client', async () => {
  const api = fakeApi();
  await expect(resendInvitationTo(undefined)).rejects.toThrow(invitationsTexts.clientIdMissing);
  expect(api.requests(resendInvitation)).toEqual([]);
});
