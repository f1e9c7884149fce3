import { render, screen, waitFor } from '@testing-library/react';
import { PanelTransition } from './PanelTransition';

it('shows the new content and then no longer the old', async () => {
  const { rerender } = render(<PanelTransition panelKey="a">Squat</PanelTransition>);
  expect(screen.getByText('Squat')).toBeInTheDocument();
  rerender(<PanelTransition panelKey="b">Lunge</PanelTransition>);
  expect(await screen.findByText('Lunge')).toBeInTheDocument();
  expect(screen.queryByText('Squat')).not.toBeInTheDocument();
});

it('is gone without a key', async () => {
  const { rerender } = render(<PanelTransition panelKey="a">Squat</PanelTransition>);
  rerender(<PanelTransition panelKey={null}>Squat</PanelTransition>);
  await waitFor(() => expect(screen.queryByText('Squat')).not.toBeInTheDocument());
});
