import { revokeToken } from '@formline/shared/contracts/auth';
import { signOut } from '@formline/shared/session';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { act, renderHook } from '@testing-library/react';
import { usePersonalCache } from './usePersonalCache';

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
  before.setQueryData(['clients'], ['Noor Haddad']);
  await act(async () => signOut());
  expect(result.current.getQueryData(['clients'])).toBeUndefined();
  expect(before.getQueryData(['clients'])).toBeUndefined();
  before.setQueryData(['clients'], ['what was still on its way']);
  expect(result.current.getQueryData(['clients'])).toBeUndefined();
  expect(seen.size).toBe(2);
});
