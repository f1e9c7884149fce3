import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, renderHook } from '@testing-library/react';
import type { ConnectionMonitor } from './connectionMonitor';
import { useRecovery } from './useRecovery';

it('asks at once, and does not wait for its next question, when the session opens', async () => {
  const monitor: ConnectionMonitor = {
    current: () => 'unreachable',
    subscribe: () => () => undefined,
    noteNoAnswer: jest.fn(),
    askNow: jest.fn(async () => undefined),
    start: () => () => undefined,
  };
  renderHook(() => useRecovery(monitor));
  expect(monitor.askNow).not.toHaveBeenCalled();
  await act(() => signInAs(fakeApi()));
  expect(monitor.askNow).toHaveBeenCalledTimes(1);
});
