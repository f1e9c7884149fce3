import { listGoals } from '@formline/shared/contracts/library/catalogues';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { selectClubProfile } from '@formline/shared/session';
import { buildClient, buildCurrentUser } from '@formline/shared/testing/builders';
import type { FakeApi } from '@formline/shared/testing/fakeApi';
import { fakeApiWithoutTags } from './fakeApiWithoutTags';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, screen } from '@testing-library/react';
import { AddClientPanel } from '../features/add-client/AddClientPanel';
import { SENT_MS } from '../features/add-client/addClientFlow';

export const noor = buildClient({
  id: 31,
  first_name: 'Noor',
  last_name: 'Hara',
  email: 'noor@gym.test',
});
export const strength = { id: 3, name: 'Get Stronger' };

/** Timers advance with real time, so that a test can skip the confirmation alone. */
export function keepFlowClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: [
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'queueMicrotask',
        'nextTick',
      ],
    });
  });
  afterEach(() => {
    act(() => selectClubProfile(null));
    jest.useRealTimers();
  });
}

export async function signedInApi(user = buildCurrentUser()): Promise<FakeApi> {
  const api = fakeApiWithoutTags();
  await signInAs(api, user);
  api.answer(listTrainerClients, []);
  api.answer(listGoals, [{ id: 2, name: 'Build Muscle' }, strength]);
  return api;
}

export function openPanel() {
  const handleClose = jest.fn();
  const handleAdded = jest.fn();
  const panel = <AddClientPanel onClose={handleClose} onAdded={handleAdded} tileOf={() => null} />;
  return { ...renderRoute(panel, { path: '/' }), handleClose, handleAdded };
}
export type OpenedPanel = ReturnType<typeof openPanel>;

export const field = (name: string) => screen.findByRole('textbox', { name });
export const stepTitle = (name: string) => screen.findByRole('heading', { level: 3, name });
export const press = async ({ user }: OpenedPanel, name: string) =>
  user.click(await screen.findByRole('button', { name }));

export async function sendInvite(opened: OpenedPanel, email = 'noor@gym.test'): Promise<void> {
  await opened.user.type(await field('Email'), email);
  await opened.user.type(await field('First Name'), 'Noor');
  await opened.user.type(await field('Last Name'), 'Hara');
  await press(opened, 'Send invite');
}

export const letConfirmationPass = () => act(() => jest.advanceTimersByTime(SENT_MS));
