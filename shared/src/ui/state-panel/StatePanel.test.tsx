import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { StatePanel } from './StatePanel';

it('is a region by its title, with why and a way out', () => {
  render(
    <StatePanel title="Switched off" icon={<svg />} tone="accent" text="Back at noon.">
      <button type="button">Go home</button>
    </StatePanel>,
    { wrapper: UiProvider },
  );
  const panel = screen.getByRole('region', { name: 'Switched off' });
  expect(panel).toHaveTextContent('Back at noon.');
  expect(panel).toContainElement(screen.getByRole('button', { name: 'Go home' }));
});

it('is told at once where it is an alert', () => {
  render(<StatePanel title="It failed" icon={<svg />} tone="danger" titleAs="h1" isAlert />, {
    wrapper: UiProvider,
  });
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
