import { QueryClientProvider, useMutation } from '@formline/shared/query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from './queryClient';

const cache = createQueryClient(jest.fn());
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);

afterEach(() => {
  window.dispatchEvent(new Event('online'));
});

it('tries a change without a line at once, and keeps none for later', async () => {
  const change = jest.fn().mockRejectedValue(new Error('No line'));
  const { result } = renderHook(() => useMutation({ mutationFn: change }), { wrapper });
  window.dispatchEvent(new Event('offline'));
  await act(() => result.current.mutateAsync().catch(() => undefined));
  expect(change).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await act(async () => {});
  expect(change).toHaveBeenCalledTimes(1);
});
