import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';

const parts = jest.fn<unknown, []>();
jest.mock('./kitParts', () => parts());

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  parts.mockReset();
});
afterEach(() => jest.useRealTimers());

const loseLine = () => {
  throw new Error('Loading chunk kit failed');
};
const Frame = () => <p>The frame</p>;

it('comes at a later attempt when the line breaks', async () => {
  parts
    .mockImplementationOnce(loseLine)
    .mockImplementationOnce(loseLine)
    .mockReturnValue({ AppFrame: Frame });
  const { AppFrame } = await import('./lazyKit');
  render(
    <Suspense fallback="Loading">
      <AppFrame />
    </Suspense>,
  );
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('The frame')).toBeVisible();
});

it('shows at once when it is there', async () => {
  parts.mockReturnValue({ AppFrame: Frame });
  const { AppFrame, loadKit } = await import('./lazyKit');
  await loadKit();
  render(
    <Suspense fallback="Loading">
      <AppFrame />
    </Suspense>,
  );
  expect(screen.getByText('The frame')).toBeVisible();
});

it('is given up in the end, and a later call tries again', async () => {
  parts.mockImplementation(loseLine);
  const { loadKit } = await import('./lazyKit');
  const outcome = loadKit().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toMatchObject({ message: 'Loading chunk kit failed' });
  expect(parts).toHaveBeenCalledTimes(3);
  parts.mockReturnValue({ AppFrame: Frame });
  await expect(loadKit()).resolves.toMatchObject({ AppFrame: Frame });
});
