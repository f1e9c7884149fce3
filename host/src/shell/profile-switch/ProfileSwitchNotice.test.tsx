import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { useLeaveGuard } from '@formline/shared/routing';
import { signOut, startSession } from '@formline/shared/session';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell';
import { profileSwitchTexts as texts } from './ProfileSwitchNotice';

const HARBOUR = 'Harbour';
const tara = buildCurrentUser({
  club_connect_user: [
    buildClubProfile({ ClubId: 7, ClubName: HARBOUR }),
    buildClubProfile({ ClubId: 8, ClubName: 'Northside' }),
  ],
});

let isUnsaved = false;
beforeAll(() => startSession({ startOver: () => undefined, hasUnsavedWork: () => isUnsaved }));
afterEach(async () => {
  await act(async () => signOut());
  localStorage.clear();
  sessionStorage.clear();
});

function Form() {
  const { isBlocked, stay, leave } = useLeaveGuard({ asksOnNavigation: isUnsaved, asksOnUnload: false });
  return isBlocked ? (
    <>
      <button onClick={stay}>Keep editing</button>
      <button onClick={leave}>Discard</button>
    </>
  ) : (
    <h1>A form</h1>
  );
}

async function switchElsewhere({ hasUnsavedWork }: { readonly hasUnsavedWork: boolean }) {
  isUnsaved = hasUnsavedWork;
  const { api, router } = await renderShell({ user: tara, at: '/libraries/sets', page: <Form /> });
  api.answer(revokeToken, { revoked: true });
  localStorage.setItem('formline.lastClub', JSON.stringify({ userId: tara.id, clubId: 7 }));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'formline.lastClub' })));
  return { user: userEvent.setup(), router };
}

const profile = () => screen.getByRole('button', { name: /profile menu/i });

it('says that this tab has followed, and stays where it was on request', async () => {
  const { user } = await switchElsewhere({ hasUnsavedWork: false });
  expect(await screen.findByText(texts.followed(HARBOUR))).toBeVisible();
  expect(profile()).toHaveTextContent(HARBOUR);
  await user.click(screen.getByRole('button', { name: 'Stay in Personal' }));
  expect(profile()).not.toHaveTextContent(HARBOUR);
  await waitFor(() => expect(screen.queryByText(texts.followed(HARBOUR))).not.toBeInTheDocument());
});

it('says that unsaved work keeps this tab where it is, and switches once that is left', async () => {
  const { user, router } = await switchElsewhere({ hasUnsavedWork: true });
  expect(await screen.findByText(texts.kept(HARBOUR, 'Personal'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Switch to Harbour' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
  expect(profile()).not.toHaveTextContent(HARBOUR);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(profile()).toHaveTextContent(HARBOUR));
  expect(router.state.location.pathname).toBe('/clients/my-clients');
});
