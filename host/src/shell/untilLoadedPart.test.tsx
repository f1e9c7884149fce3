import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { untilLoadedPart } from './untilLoadedPart';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('goes on loading when the line breaks, and the page around it stays', async () => {
  const load = jest
    .fn(async () => () => <p>The part</p>)
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const Part = untilLoadedPart(load);
  render(
    <>
      <h1>The page</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading')).toBeVisible();
  expect(screen.queryByText('The part')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
