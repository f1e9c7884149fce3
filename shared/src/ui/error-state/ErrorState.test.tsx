import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { ErrorState } from './ErrorState';

it('says what happened and tries again when asked', async () => {
  const handleRetry = jest.fn();
  render(<ErrorState title="We couldn’t load the list" onRetry={handleRetry} />, { wrapper: UiProvider });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the list');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

it('does not try twice at once', async () => {
  const handleRetry = jest.fn();
  render(<ErrorState title="We couldn’t load the list" onRetry={handleRetry} isRetrying />, {
    wrapper: UiProvider,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again', busy: true }));
  expect(handleRetry).not.toHaveBeenCalled();
});

it('offers no retry where there is none', () => {
  render(<ErrorState title="This client was removed" />, { wrapper: UiProvider });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
