import { listGoals } from '@formline/shared/contracts/library/catalogues';
import { createClient, validateClientEmail } from '@formline/shared/contracts/people/clientInvitations';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { updateClientGoals } from '@formline/shared/contracts/records/milestones';
import { readCurrentUser } from '@formline/shared/contracts/people/users';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { clientsQuery } from '../../queries/clients';
import {
  field,
  letConfirmationPass,
  noor,
  openPanel,
  type OpenedPanel,
  press,
  sendInvite,
  signedInApi,
  stepTitle,
  strength,
  keepFlowClock,
} from '../../testing/addClientPanel';
import { AddClientPanel } from './AddClientPanel';

keepFlowClock();

describe('the goal', () => {
  async function openGoals(api: FakeApi): Promise<OpenedPanel> {
    api.answer(validateClientEmail, { outcome: 'CREATE' });
    api.answer(createClient, noor);
    const opened = openPanel();
    await sendInvite(opened);
    await stepTitle('Invite sent');
    letConfirmationPass();
    await press(opened, 'I understand');
    await stepTitle('What does Noor train for?');
    return opened;
  }

  it('stays chosen when it could not be saved', async () => {
    const api = await signedInApi();
    const opened = await openGoals(api);
    api.refuse(updateClientGoals, 500);
    await opened.user.click(await screen.findByRole('radio', { name: 'Get Stronger' }));
    await press(opened, 'Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to save goal information. Please try again.',
    );
    expect(screen.getByRole('radio', { name: 'Get Stronger' })).toBeChecked();
  });

  it('leads back to the health warning', async () => {
    const opened = await openGoals(await signedInApi());
    await press(opened, 'Back');
    expect(await stepTitle('Health comes first')).toBeInTheDocument();
    await press(opened, 'I understand');
    expect(await stepTitle('What does Noor train for?')).toBeInTheDocument();
  });

  async function openDetails(): Promise<OpenedPanel> {
    const api = await signedInApi();
    const opened = await openGoals(api);
    const trained = { ...noor, client_user: { ...noor.client_user, goals: [strength] } };
    api.answer(updateClientGoals, trained);
    await opened.user.click(await screen.findByRole('radio', { name: 'Get Stronger' }));
    await press(opened, 'Continue');
    await stepTitle('About Noor');
    return opened;
  }

  it('is chosen still when one comes back from the details, which can be skipped', async () => {
    const opened = await openDetails();
    await press(opened, 'Back');
    await stepTitle('What does Noor train for?');
    expect(await screen.findByRole('radio', { name: 'Get Stronger' })).toBeChecked();
    await press(opened, 'Continue');
    await stepTitle('About Noor');
    await press(opened, 'Skip');
    await waitFor(() => expect(opened.handleClose).toHaveBeenCalledTimes(1));
  });

  it('is come back to from entered details only after a question', async () => {
    const opened = await openDetails();
    await opened.user.type(await field('First Name'), 'a');
    await press(opened, 'Back');
    expect(await stepTitle('Leave without saving?')).toBeInTheDocument();
    await press(opened, 'Keep editing');
    expect(await field('First Name')).toHaveValue('Noora');
    await press(opened, 'Back');
    await press(opened, 'Leave');
    expect(await stepTitle('What does Noor train for?')).toBeInTheDocument();
  });

  it('is asked for again when the choices could not be loaded', async () => {
    const api = await signedInApi();
    api.refuse(listGoals, 500);
    const opened = await openGoals(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the goals');
    api.answer(listGoals, [strength]);
    await press(opened, 'Try again');
    expect(await screen.findByRole('radio', { name: 'Get Stronger' })).toBeInTheDocument();
  });
});

describe('a trainer whose free clients are all chosen', () => {
  const free = buildCurrentUser({ subscription: 'access', subscription_expiration_date: null });

  async function openAtTheLimit(prepare: (api: FakeApi) => void) {
    const api = await signedInApi(free);
    api.answer(listTrainerClients, [noor]);
    prepare(api);
    const { cache, router } = renderRoute(
      <AddClientPanel onClose={jest.fn()} onAdded={jest.fn()} tileOf={() => null} />,
      { path: '/add', at: '/' },
    );
    await cache.query(clientsQuery({}));
    await act(() => router.navigate('/add'));
  }

  it.each<[string, (api: FakeApi) => void]>([
    ['', () => undefined],
    [', also when the plan cannot be read', (api) => api.refuse(readCurrentUser, 0)],
  ])('is shown the way to the plans%s', async (_when, prepare) => {
    await openAtTheLimit(prepare);
    expect(await screen.findByRole('link', { name: 'See plans' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('adds on once the plan was upgraded elsewhere', async () => {
    await openAtTheLimit((api) => api.answer(readCurrentUser, buildCurrentUser()));
    expect(await field('Email')).toBeInTheDocument();
  });
});
