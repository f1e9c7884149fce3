import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { signOut, startSession, useSession } from '@formline/shared/session';
import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileSwitchNotice, profileSwitchTexts as texts } from './ProfileSwitchNotice';

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
});

function ShownProfile() {
  const session = useSession();
  return <output>{session.status === 'signed-in' && (session.club?.ClubName ?? 'Personal')}</output>;
}

async function switchElsewhere({ hasUnsavedWork }: { readonly hasUnsavedWork: boolean }) {
  isUnsaved = hasUnsavedWork;
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api, tara);
  render(
    <>
      <ShownProfile />
      <ProfileSwitchNotice />
    </>,
    { wrapper: UiProvider },
  );
  localStorage.setItem('formline.lastClub', JSON.stringify({ userId: tara.id, clubId: 7 }));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'formline.lastClub' })));
  return userEvent.setup();
}

const profile = () => screen.getByRole('status');

it('says that this tab has followed, and stays where it was on request', async () => {
  const user = await switchElsewhere({ hasUnsavedWork: false });
  expect(await screen.findByText(texts.followed(HARBOUR))).toBeVisible();
  expect(profile()).toHaveTextContent(HARBOUR);
  await user.click(screen.getByRole('button', { name: 'Stay in Personal' }));
  expect(profile()).toHaveTextContent('Personal');
  await waitFor(() => expect(screen.queryByText(texts.followed(HARBOUR))).not.toBeInTheDocument());
});

it('says that unsaved work keeps this tab where it is, and offers the switch', async () => {
  const user = await switchElsewhere({ hasUnsavedWork: true });
  expect(await screen.findByText(texts.kept(HARBOUR, 'Personal'))).toBeVisible();
  expect(profile()).toHaveTextContent('Personal');
  await user.click(screen.getByRole('button', { name: 'Switch to Harbour' }));
  expect(profile()).toHaveTextContent(HARBOUR);
});
