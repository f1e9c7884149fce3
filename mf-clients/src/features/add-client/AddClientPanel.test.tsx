import {
  createClient,
  sendClientInvite,
  validateClientEmail,
} from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { updateClientGoals } from '@formline/shared/contracts/records/milestones';
import { selectClubProfile } from '@formline/shared/session';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
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
  strength,
  keepFlowClock,
} from '../../testing/addClientPanel';

const iron = buildClubProfile({ ClubId: 7 });

keepFlowClock();

it('checks the address, creates the client, and leads over health and goal to the details', async () => {
  const api = await signedInApi();
  api.answer(validateClientEmail, { outcome: 'CREATE' });
  api.answer(createClient, noor);
  api.answer(updateClientGoals, { ...noor, client_user: { ...noor.client_user, goals: [strength] } });
  const opened = openPanel();
  await sendInvite(opened);
  await stepTitle('Invite sent');
  expect(api.requests(validateClientEmail)).toMatchObject([{ body: { email: 'noor@gym.test' } }]);
  expect(api.requests(createClient).map(({ body }) => body)).toEqual([
    { email: 'noor@gym.test', first_name: 'Noor', last_name: 'Hara' },
  ]);
  letConfirmationPass();
  expect(await stepTitle('Health comes first')).toHaveFocus();
  await press(opened, 'I understand');
  await stepTitle('What does Noor train for?');
  expect(await screen.findByRole('radio', { name: 'Get Stronger' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await opened.user.click(screen.getByRole('radio', { name: 'Get Stronger' }));
  await press(opened, 'Continue');
  expect(
    await screen.findByText('Help wrap up their account, or skip and finish later.'),
  ).toBeInTheDocument();
  expect(api.requests(updateClientGoals).map(({ body }) => body)).toEqual([
    { clientId: 31, goals: [{ id: 3 }] },
  ]);
  await opened.user.type(screen.getByRole('textbox', { name: 'Mobile Number' }), '2');
  await opened.user.keyboard('{Escape}');
  expect(await stepTitle('Leave without saving?')).toBeInTheDocument();
  await press(opened, 'Keep editing');
  expect(screen.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('2');
  await opened.user.clear(screen.getByRole('textbox', { name: 'Mobile Number' }));
  await press(opened, 'Done');
  await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
  expect(opened.handleAdded).toHaveBeenCalledWith(expect.objectContaining({ id: 31 }));
});

it('says that the email waits while the own address is not confirmed', async () => {
  const api = await signedInApi(buildCurrentUser({ email_confirmed: false }));
  api.answer(validateClientEmail, { outcome: 'INVITE' });
  api.answer(sendClientInvite, { message: 'Waits' });
  await sendInvite(openPanel());
  await stepTitle('Invite sent');
  const text = 'The email to noor@gym.test leaves once you have confirmed your own address.';
  expect(screen.getByText(text, { selector: 'p' })).toBeInTheDocument();
});

it('invites somebody who has an account, and closes after the confirmation', async () => {
  const api = await signedInApi();
  api.answer(validateClientEmail, { outcome: 'INVITE' });
  api.answer(sendClientInvite, { message: 'Sent' });
  const opened = openPanel();
  await sendInvite(opened);
  await stepTitle('Invite sent');
  expect(api.requests(sendClientInvite).map(({ body }) => body)).toEqual([{ email: 'noor@gym.test' }]);
  expect(api.requests(createClient)).toEqual([]);
  letConfirmationPass();
  await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
  expect(opened.handleAdded).not.toHaveBeenCalled();
});

it('adds to the chosen club, and closes after the confirmation', async () => {
  const api = await signedInApi(
    buildCurrentUser({ club_connect_user: [iron, buildClubProfile({ ClubId: 8 })] }),
  );
  act(() => selectClubProfile(iron));
  api.answer(validateClientEmail, { outcome: 'CREATE' });
  api.answer(createClient, noor);
  const opened = openPanel();
  await sendInvite(opened);
  await stepTitle('Invite sent');
  expect(api.requests(validateClientEmail)[0]?.body).toEqual({ email: 'noor@gym.test', club_id: 7 });
  expect(api.requests(createClient)[0]?.body).toMatchObject({ club_id: 7 });
  expect(screen.queryByRole('list', { name: 'Adding a client' })).not.toBeInTheDocument();
  letConfirmationPass();
  await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
  expect(opened.handleAdded).toHaveBeenCalledWith(noor);
});

it('asks before typed entries are thrown away', async () => {
  await signedInApi();
  const opened = openPanel();
  await opened.user.type(await field('Email'), 'noor');
  await opened.user.keyboard('{Escape}');
  expect(await stepTitle('Discard this client?')).toBeInTheDocument();
  await press(opened, 'Keep editing');
  expect(await field('Email')).toHaveValue('noor');
  expect(opened.handleClose).not.toHaveBeenCalled();
  await opened.user.keyboard('{Escape}');
  await press(opened, 'Discard');
  await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
});

it('closes at once when nothing is typed', async () => {
  await signedInApi();
  const opened = openPanel();
  await field('Email');
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
});

it('has the client in the list when it is closed half-way', async () => {
  const api = await signedInApi();
  api.answer(validateClientEmail, { outcome: 'CREATE' });
  api.answer(createClient, noor);
  const opened = openPanel();
  await opened.cache.query(clientsQuery({}));
  api.hang(listTrainerClients);
  await sendInvite(opened);
  await stepTitle('Invite sent');
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(opened.handleAdded).toHaveBeenCalledWith(noor));
  expect(opened.cache.getQueryData(clientsQuery({}).queryKey)).toEqual([noor]);
});
