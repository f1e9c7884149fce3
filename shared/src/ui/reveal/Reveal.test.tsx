import { render, screen, waitFor } from '@testing-library/react';
import { Reveal } from './Reveal';

it('ends fully visible', async () => {
  render(<Reveal>Welcome</Reveal>);
  await waitFor(() => expect(screen.getByText('Welcome')).toHaveStyle({ opacity: '1' }));
});
