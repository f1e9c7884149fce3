import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { acceptInvitation, checkInvitation } from '@formline/shared/contracts/people/clientInvitations';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { registerClient } from '@formline/shared/contracts/accounts/registration';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { signOut } from '@formline/shared/session';
import { setSiteConfig } from '@formline/shared/site-config';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen, waitFor } from '@testing-library/react';
import {
  acceptBoth,
  createButton,
  renderCreateAccount,
  serveDocuments,
  STRONG_PASSWORD,
} from '../testing/createAccount';

const invitation = {
  email: 'noor@formline.test',
  first_name: 'Noor',
  last_name: 'Hara',
  trainer_name: 'Maya Stone',
  has_account: false,
};
const over = { key: LINK_OVER_KEY, message: 'This invitation is no longer valid.' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  serveDocuments(api);
  signOut();
});

const render = () => renderCreateAccount('#invitation=the-secret');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openAccount() {
  const rendered = render();
  const { user } = rendered;
  await user.click(await screen.findByLabelText('Password'));
  await user.paste(STRONG_PASSWORD);
  await user.click(createButton());
  await acceptBoth(user);
  return rendered;
}

it('takes the secret out of the address, asks who invites, and keeps it over a visit elsewhere', async () => {
  api.answer(checkInvitation, invitation);
  const { router } = render();
  expect(screen.getByRole('heading', { level: 1, name: 'Loading your invitation' })).toBeVisible();
  expect(await heading('Maya Stone invites you')).toBeVisible();
  expect(router.state.location.hash).toBe('');
  expect(api.requests(checkInvitation)).toEqual([{ params: {}, query: {}, body: { token: 'the-secret' } }]);
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  expect(await heading('Maya Stone invites you')).toBeVisible();
});

it('opens the account of the invited address, after the terms, and leads to the mobile app', async () => {
  api.answer(checkInvitation, invitation);
  api.answer(registerClient, { id: 9 });
  setSiteConfig(parseSiteConfig({ appLinks: { appStore: 'https://club.example/app/ios' } }));
  const { router } = await openAccount();
  expect(await heading('Your account is ready')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Client Access Coming Soon' })).toBeVisible();
  expect(screen.getByText(/Please use the Formline mobile app/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'App Store' })).toBeVisible();
  expect(api.requests(registerClient)).toEqual([
    {
      params: {},
      query: {},
      body: {
        email: 'noor@formline.test',
        first_name: 'Noor',
        last_name: 'Hara',
        password: STRONG_PASSWORD,
        accepted_terms: true,
        invitation_token: 'the-secret',
      },
    },
  ]);
  expect(router.state.location.state).toEqual({ joined: 'opened' });
});

it('fixes the address, and lets the names be changed', async () => {
  api.answer(checkInvitation, invitation);
  const { user } = render();
  expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Email')).toHaveValue('noor@formline.test');
  await user.clear(screen.getByLabelText('First Name'));
  await user.type(screen.getByLabelText('First Name'), 'Noora');
  expect(screen.getByLabelText('First Name')).toHaveValue('Noora');
});

it('is accepted by somebody who has an account', async () => {
  api.answer(checkInvitation, { ...invitation, has_account: true });
  api.answer(acceptInvitation, { accepted: true });
  const { user } = render();
  expect(await screen.findByText('You have an account already, as noor@formline.test.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await heading('Invitation accepted')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Client Access Coming Soon' })).toBeVisible();
  expect(api.requests(acceptInvitation)[0]?.body).toEqual({ token: 'the-secret' });
});

it('is shown to somebody who is signed in here, too', async () => {
  await signInAs(api);
  api.answer(checkInvitation, invitation);
  render();
  expect(await heading('Maya Stone invites you')).toBeVisible();
});

it('that is over says what to do', async () => {
  api.refuse(checkInvitation, 400, over);
  render();
  expect(await heading('This invitation is no longer valid')).toHaveFocus();
  expect(screen.getByText(/ask your trainer for a new one/)).toBeVisible();
});

it.each(['open', 'accept'])('that ends before one can %s says what to do', async (way) => {
  api.answer(checkInvitation, { ...invitation, has_account: way === 'accept' });
  api.refuse(registerClient, 400, over);
  api.refuse(acceptInvitation, 400, over);
  if (way === 'open') await openAccount();
  else await render().user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  expect(await heading('This invitation is no longer valid')).toHaveFocus();
});

it('that cannot be read is read on demand', async () => {
  api.refuse(checkInvitation, 0);
  const { user } = render();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Formline.');
  api.answer(checkInvitation, invitation);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Maya Stone invites you')).toBeVisible();
});

it('keeps what was typed when the account cannot be opened', async () => {
  api.answer(checkInvitation, invitation);
  api.refuse(registerClient, 500, { message: 'Down for a moment.' });
  await openAccount();
  expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment.');
  expect(screen.getByLabelText('Password')).toHaveValue(STRONG_PASSWORD);
});

it('stays open for another try when accepting fails', async () => {
  api.answer(checkInvitation, { ...invitation, has_account: true });
  api.refuse(acceptInvitation, 0);
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Formline.');
  api.answer(acceptInvitation, { accepted: true });
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invitation accepted'),
  );
});
