import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { SkipLink } from './SkipLink';

it('is the first stop and leads to the content', async () => {
  render(
    <>
      <SkipLink targetId="main" />
      <a href="/clients">Clients</a>
    </>,
    { wrapper: UiProvider },
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
