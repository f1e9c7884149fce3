import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell';
import { shellTexts } from '../shell.texts';

const expired = buildCurrentUser({ subscription_expiration_date: '2020-01-01T00:00:00.000Z' });

it('says on the pages of the clients that the subscription has expired, and leads to the plans', async () => {
  const { router } = await renderShell({ user: expired });
  expect(await screen.findByText(shellTexts.expired)).toBeVisible();
  expect(screen.getByRole('link', { name: shellTexts.upgrade })).toHaveAttribute(
    'href',
    '/clients/view-subscriptions',
  );
  await act(() => router.navigate('/groups/my-groups'));
  expect(screen.queryByText(shellTexts.expired)).not.toBeInTheDocument();
});

it.each([
  ['a running subscription', buildCurrentUser()],
  ['a club profile', { ...expired, club_connect_user: [buildClubProfile()] }],
])('says nothing with %s', async (_name, user) => {
  await renderShell({ user });
  expect(screen.queryByText(shellTexts.expired)).not.toBeInTheDocument();
});
