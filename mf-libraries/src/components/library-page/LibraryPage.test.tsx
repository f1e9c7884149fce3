import { buildCurrentUser } from '@formline/shared/testing/builders';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { renderRoute } from '@formline/shared/testing/render';
import { signInAs } from '@formline/shared/testing/signInAs';
import { screen, within } from '@testing-library/react';
import { LibraryPage, type LibraryPageProps } from './LibraryPage';

const notice =
  "You are viewing a Trainer's Dashboard. All actions and data shown are specific to this trainer.";

const openPage = (props: Partial<LibraryPageProps> = {}) =>
  renderRoute(
    <LibraryPage section="workouts" {...props}>
      The list
    </LibraryPage>,
    { path: '/libraries/workouts' },
  );
const crumbs = () => screen.getByRole('navigation', { name: 'Breadcrumbs' });

it('leads from a section back to the home of the libraries', () => {
  openPage();
  expect(crumbs()).toHaveTextContent('LibrariesWorkouts');
  expect(within(crumbs()).getByRole('link')).toHaveAttribute('href', '/libraries/home');
  expect(screen.getByRole('heading', { level: 1, name: 'Workouts' })).toBeVisible();
});

it('offers the tabs of the section, each by an address of its own', () => {
  openPage();
  const links = within(screen.getByRole('navigation', { name: 'Workouts' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Formline Workouts', '/libraries/workouts/formline-workouts'],
    ['My Workouts', '/libraries/workouts/my-workouts'],
  ]);
});

it('tells a manager whose libraries these are', async () => {
  await signInAs(fakeApi(), buildCurrentUser(), { isManager: true });
  openPage();
  expect(await screen.findByText(notice)).toBeVisible();
});

it('tells a trainer no such thing', async () => {
  await signInAs(fakeApi(), buildCurrentUser());
  openPage();
  expect(screen.getByText('The list')).toBeVisible();
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});
