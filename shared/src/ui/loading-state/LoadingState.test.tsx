import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { Skeleton } from '../skeleton/Skeleton';
import { LoadingState } from './LoadingState';

it('says what is loading and hides the shapes from screen readers', () => {
  render(
    <LoadingState label="Loading clients">
      <Skeleton data-testid="shape" />
    </LoadingState>,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading clients');
  expect(screen.getByTestId('shape').closest('[aria-hidden="true"]')).not.toBeNull();
});
