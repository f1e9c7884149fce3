import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { EmptyState } from './EmptyState';

it('says what is missing, what to do, and offers it', () => {
  render(
    <EmptyState
      title="No groups yet"
      text="Put clients in a group."
      action={<button type="button">New group</button>}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole('heading', { name: 'No groups yet' })).toBeInTheDocument();
  expect(screen.getByText('Put clients in a group.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New group' })).toBeInTheDocument();
});
