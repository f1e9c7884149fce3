import { reactivateClients } from '@formline/shared/contracts/people/clients';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { buildClient } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useReactivateClient } from './useReactivateClient';

const cache = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);
const noor = buildClient();

async function askAndLeave(answer: (api: FakeApi) => void) {
  const api = fakeApi();
  await signInAs(api);
  answer(api);
  const callbacks = { onReactivated: jest.fn(), onRefused: jest.fn() };
  const { result, unmount } = renderHook(() => useReactivateClient(noor, callbacks), { wrapper });
  act(() => result.current.mutate());
  unmount();
  return callbacks;
}

it('tells of the success even when the tile has gone', async () => {
  const { onReactivated } = await askAndLeave((api) => api.answer(reactivateClients, [noor]));
  await waitFor(() => expect(onReactivated).toHaveBeenCalledTimes(1));
});

it('tells of the refusal even when the tile has gone', async () => {
  const { onRefused } = await askAndLeave((api) => api.refuse(reactivateClients, 500));
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
});
