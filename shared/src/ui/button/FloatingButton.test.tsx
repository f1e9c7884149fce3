import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { FloatingButton } from './FloatingButton';

it('does what it says', async () => {
  const handleClick = jest.fn();
  render(<FloatingButton onClick={handleClick}>Add Client</FloatingButton>, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Add Client' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
});
