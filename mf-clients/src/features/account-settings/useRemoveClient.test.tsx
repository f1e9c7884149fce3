import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRemoveClient } from './useRemoveClient';

const cache = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);

it('fails early without a client', async () => {
  const { result } = renderHook(() => useRemoveClient(undefined), { wrapper });
  act(() => result.current.mutate());
  await waitFor(() =>
    expect(result.current.error?.message).toBe('Can not delete a client without a clientId.'),
  );
});
