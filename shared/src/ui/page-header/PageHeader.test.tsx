import { render, screen, within } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { PageHeader } from './PageHeader';
import { PAGE_TITLE_ID } from '../typography/Heading';

it('shows title, subtitle, the way up and the actions', () => {
  render(
    <PageHeader
      title="Morning runners"
      subtitle="6 members"
      breadcrumbs={[
        <a key="groups" href="/groups">
          Groups
        </a>,
      ]}
      actions={<button type="button">Edit</button>}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Morning runners' })).toBeInTheDocument();
  expect(screen.getByText('6 members')).toBeInTheDocument();
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(way).getByRole('link', { name: 'Groups' })).toHaveAttribute('href', '/groups');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
});

it('lets the shell move focus to the title', () => {
  render(<PageHeader title="Clients" />, { wrapper: UiProvider });
  document.getElementById(PAGE_TITLE_ID)?.focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('shows a title that is the last breadcrumb once, with the tabs beside it', () => {
  render(
    <PageHeader
      title="Workouts"
      isTitleBreadcrumb
      breadcrumbs={[
        <a key="libraries" href="/libraries">
          Libraries
        </a>,
      ]}
      tabs={<nav aria-label="Workouts">My Workouts</nav>}
    />,
    { wrapper: UiProvider },
  );
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(breadcrumbs).toHaveTextContent('LibrariesWorkouts');
  expect(within(breadcrumbs).getByRole('heading', { level: 1, name: 'Workouts' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('navigation', { name: 'Workouts' })).toHaveTextContent('My Workouts');
});
