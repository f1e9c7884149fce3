import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { InlineNotice } from './InlineNotice';

it('is said only when it is asked to be', () => {
  const { rerender } = render(<InlineNotice>You were logged out.</InlineNotice>, { wrapper: UiProvider });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(
    <InlineNotice role="status" title="Saved" action={<button type="button">Show</button>}>
      The profile is up to date.
    </InlineNotice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
});
