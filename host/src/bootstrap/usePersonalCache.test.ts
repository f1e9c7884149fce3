import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { queryOf } from '@formline/shared/query';
import { signOut } from '@formline/shared/session';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, renderHook } from '@testing-library/react';
import { usePersonalCache } from './usePersonalCache';

const { queryKey }: { readonly queryKey: readonly unknown[] } = queryOf(listTrainerClients, {});

it('is a new one when a session ends, once, and nothing is left in the old one', async () => {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api);
  const ignoreNoAnswer = jest.fn();
  const seen = new Set<unknown>();
  const { result } = renderHook(() => {
    const cache = usePersonalCache(ignoreNoAnswer);
    seen.add(cache);
    return cache;
  });
  const before = result.current;
  before.setQueryData(queryKey, ['Noor Haddad']);
  await act(async () => signOut());
  expect(result.current.getQueryData(queryKey)).toBeUndefined();
  expect(before.getQueryData(queryKey)).toBeUndefined();
  before.setQueryData(queryKey, ['what was still on its way']);
  expect(result.current.getQueryData(queryKey)).toBeUndefined();
  expect(seen.size).toBe(2);
});
