import {
  createClient,
  resendInvitation,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { screen, waitFor } from '@testing-library/react';
import { clientsQuery } from '../../queries/clients';
import {
  field,
  letConfirmationPass,
  noor,
  openPanel,
  press,
  sendInvite,
  signedInApi,
  stepTitle,
  keepFlowClock,
} from '../../testing/addClientPanel';
import { addClientTexts } from './addClient.texts';

const exists = {
  code: 2001,
  message: 'A client already exists with that email. Would you like to resend an invite?',
};

keepFlowClock();

it('names what is wrong with the entries before it asks the server', async () => {
  const api = await signedInApi();
  const opened = openPanel();
  await press(opened, 'Send invite');
  for (const text of ['Email is required', 'Name is required', 'Last name is required']) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  await opened.user.type(await field('Email'), 'noor@gym');
  await opened.user.type(await field('First Name'), 'N00r');
  await opened.user.type(await field('Last Name'), 'Hara!');
  for (const text of [
    'Invalid email format',
    'First name should not contain special symbols or numbers',
    'Last name should not contain special symbols or numbers',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(api.requests(validateClientEmail)).toEqual([]);
});

describe('an address that exists already', () => {
  it('is offered the email once more, by the client of the list', async () => {
    const api = await signedInApi();
    api.answer(listTrainerClients, [noor]);
    api.refuse(validateClientEmail, 409, exists);
    api.answer(resendInvitation, { message: 'Sent' });
    const opened = openPanel();
    await opened.cache.query(clientsQuery({}));
    await sendInvite(opened, 'Noor@Gym.test');
    expect(await stepTitle('Resend Invite?')).toHaveFocus();
    expect(screen.getByText(exists.message)).toBeInTheDocument();
    await press(opened, 'Resend invite');
    await stepTitle('Invite sent');
    expect(api.requests(resendInvitation).map(({ body }) => body)).toEqual([{ clientId: 31 }]);
    letConfirmationPass();
    await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
    expect(opened.cache.getQueryState(clientsQuery({}).queryKey)?.isInvalidated).toBe(true);
  });

  it('is offered it by the address when no list holds the client, in our words when the server has none', async () => {
    const api = await signedInApi();
    api.refuse(validateClientEmail, 409, { code: 2001, message: '' });
    api.refuse(sendClientInvite, 429, { message: 'An invitation was sent a moment ago.' });
    const opened = openPanel();
    await sendInvite(opened);
    expect(await screen.findByText(addClientTexts.resend.exists)).toBeInTheDocument();
    await press(opened, 'Resend invite');
    expect(await screen.findByRole('alert')).toHaveTextContent('An invitation was sent a moment ago.');
    expect(await field('Email')).toHaveValue('noor@gym.test');
  });

  it('can be changed instead, with nothing lost', async () => {
    const api = await signedInApi();
    api.refuse(validateClientEmail, 409, exists);
    const opened = openPanel();
    await sendInvite(opened);
    await press(opened, 'Change the email');
    expect(await field('First Name')).toHaveValue('Noor');
    expect(api.requests(sendClientInvite)).toEqual([]);
  });
});

it('shows another refusal of the address under its field, until it is changed', async () => {
  const api = await signedInApi();
  api.refuse(validateClientEmail, 429, { code: 4290, message: 'Too many tries.' });
  const opened = openPanel();
  await sendInvite(opened);
  expect(await screen.findByText('Too many tries.')).toBeInTheDocument();
  const email = await field('Email');
  expect(email).toHaveAccessibleDescription('Too many tries.');
  await waitFor(() => expect(email).toHaveFocus());
  await opened.user.type(email, 'x');
  expect(screen.queryByText('Too many tries.')).not.toBeInTheDocument();
});

it('alerts code 4005, and keeps the entries', async () => {
  const api = await signedInApi();
  const message = 'This email address cannot be used for a client.';
  api.refuse(validateClientEmail, 400, { code: 4005, message });
  await sendInvite(openPanel());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await field('Email')).toHaveValue('noor@gym.test');
  expect(await field('Last Name')).toHaveValue('Hara');
});

it('alerts what the server says when it creates no client, and checks the address again afterwards', async () => {
  const api = await signedInApi();
  api.answer(validateClientEmail, { outcome: 'CREATE' });
  api.refuse(createClient, 429, { message: 'You have sent many invitations today.' });
  const opened = openPanel();
  await sendInvite(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('You have sent many invitations today.');
  await press(opened, 'Send invite');
  await waitFor(() => expect(api.requests(validateClientEmail)).toHaveLength(2));
});

it('sends the same wish again when the answer got lost, without a check that would find the client', async () => {
  const api = await signedInApi();
  api.answer(validateClientEmail, { outcome: 'CREATE' });
  api.refuse(createClient, 0);
  const opened = openPanel();
  await sendInvite(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t reach Formline/);
  api.refuse(validateClientEmail, 409, exists);
  api.answer(createClient, noor);
  await press(opened, 'Send invite');
  await stepTitle('Invite sent');
  const keys = api.headers(createClient).map((headers) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
