import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { announce } from './announcements';

it('says a sentence, and says it again when it comes again', () => {
  render(<UiProvider>page</UiProvider>);
  act(() => void announce('24 clients found'));
  const first = screen.getByText('24 clients found');
  expect(first.closest('[aria-live="polite"]')).not.toBeNull();
  act(() => void announce('24 clients found'));
  const second = screen.getByText('24 clients found');
  expect(second).not.toBe(first);
  expect(first).not.toBeInTheDocument();
});

it('takes a sentence back that is no longer true, and leaves one that followed it', () => {
  render(<UiProvider>page</UiProvider>);
  let takeBack = () => {};
  act(() => void (takeBack = announce('Processing…')));
  act(() => takeBack());
  expect(screen.queryByText('Processing…')).not.toBeInTheDocument();
  act(() => void (takeBack = announce('Processing…')));
  act(() => void announce('Ready'));
  act(() => takeBack());
  expect(screen.getByText('Ready')).toBeInTheDocument();
});
