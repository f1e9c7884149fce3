import { buildClubProfile, buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen } from '@testing-library/react';
import { TabLinks } from './TabLinks';

const tabs = [
  { label: 'Formline Workouts', to: '/workouts/formline-workouts' },
  { label: 'My Workouts', to: '/workouts/my-workouts' },
];
const show = () =>
  renderRoute(<TabLinks label="Workouts" tabs={tabs} />, {
    path: '/workouts/:tab',
    at: '/workouts/my-workouts?search=legs',
  });

it('marks the section one is in, and leaves the search behind when another is opened', async () => {
  const { user, router } = show();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('My Workouts');
  await user.click(screen.getByRole('link', { name: 'Formline Workouts' }));
  expect(router.state.location).toMatchObject({ pathname: '/workouts/formline-workouts', search: '' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Formline Workouts');
});

it('wears the colour of the profile', async () => {
  const { unmount } = show();
  expect(screen.getByRole('navigation', { name: 'Workouts' })).toHaveAttribute('data-profile', 'personal');
  unmount();
  await signInAs(fakeApi(), buildCurrentUser({ club_connect_user: [buildClubProfile()] }));
  show();
  expect(screen.getByRole('navigation', { name: 'Workouts' })).toHaveAttribute('data-profile', 'club');
});
