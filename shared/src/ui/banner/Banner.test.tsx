import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button';
import { UiProvider } from '../provider/UiProvider';
import { Banner } from './Banner';

it('is a landmark with its action', () => {
  render(
    <Banner tone="warning" action={<Button size="sm">Upgrade</Button>}>
      Your plan ends today.
    </Banner>,
    { wrapper: UiProvider },
  );
  const banner = screen.getByRole('region', { name: 'Warning' });
  expect(banner).toHaveTextContent('Your plan ends today.');
  expect(banner).toContainElement(screen.getByRole('button', { name: 'Upgrade' }));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});

it('can be dismissed when its owner allows it', async () => {
  const handleDismiss = jest.fn();
  render(<Banner onDismiss={handleDismiss}>A new version is ready.</Banner>, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(handleDismiss).toHaveBeenCalledTimes(1);
});
