import { removeClient } from '@formline/shared/contracts/people/clients';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRemoveClient } from './useRemoveClient';

const cache = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);

it('fails early without a client', async () => {
  const { result } = renderHook(() => useRemoveClient(undefined, jest.fn()), { wrapper });
  act(() => result.current.mutate());
  await waitFor(() =>
    expect(result.current.error?.message).toBe('Can not delete a client without a clientId.'),
  );
});

it('tells of the removal even when whoever asked for it has gone', async () => {
  const api = fakeApi();
  await signInAs(api);
  api.answer(removeClient, { id: 11 });
  const handleRemoved = jest.fn();
  const { result, unmount } = renderHook(() => useRemoveClient(11, handleRemoved), { wrapper });
  act(() => result.current.mutate());
  unmount();
  await waitFor(() => expect(handleRemoved).toHaveBeenCalledTimes(1));
});
