import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { announce } from './announcements';

it('says a sentence, and says it again when it comes again', () => {
  render(<UiProvider>page</UiProvider>);
  act(() => announce('24 clients found'));
  const first = screen.getByText('24 clients found');
  expect(first.closest('[aria-live="polite"]')).not.toBeNull();
  act(() => announce('24 clients found'));
  const second = screen.getByText('24 clients found');
  expect(second).not.toBe(first);
  expect(first).not.toBeInTheDocument();
});
