import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { Button } from './Button';
import { IconButton } from './IconButton';

it('does not send a form unless asked to', async () => {
  const handleSubmit = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button>Add row</Button>
    </form>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('keeps its name and focus while work is under way, and does not react', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" isLoading onClick={handleClick}>
        Save
      </Button>
    </form>,
    { wrapper: UiProvider },
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('can be a link', () => {
  render(
    <Button asChild variant="primary">
      <a href="/clients">Clients</a>
    </Button>,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/clients');
});

it('names a button that shows an icon alone', () => {
  render(<IconButton label="Settings" icon={<svg />} />, { wrapper: UiProvider });
  expect(screen.getByRole('button', { name: 'Settings' })).toBeInTheDocument();
});
