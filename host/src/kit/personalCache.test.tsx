import { revokeToken } from '@formline/shared/contracts/accounts/auth';
import { listTrainerClients } from '@formline/shared/contracts/people/clients';
import { queryOf } from '@formline/shared/query';
import { signOut } from '@formline/shared/session';
import { fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { PageRoot } from '@formline/shared/ui/basics';
import { notify } from '@formline/shared/ui/overlays';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { usePersonalCache } from './personalCache';

const { queryKey }: { readonly queryKey: readonly unknown[] } = queryOf(listTrainerClients, {});

it('is one for all, and a new one when a session ends, with nothing left in the old one', async () => {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api);
  const { result } = renderHook(usePersonalCache);
  const before = result.current;
  expect(renderHook(usePersonalCache).result.current).toBe(before);
  before.setQueryData(queryKey, ['Noor Haddad']);
  await act(async () => signOut());
  expect(result.current).not.toBe(before);
  expect(result.current.getQueryData(queryKey)).toBeUndefined();
  await waitFor(() => expect(before.getQueryData(queryKey)).toBeUndefined());
});

it('takes the notices of the person along', async () => {
  const api = fakeApi();
  api.answer(revokeToken, { revoked: true });
  await signInAs(api);
  renderHook(usePersonalCache);
  render(<PageRoot>Sign in</PageRoot>);
  act(() => notify.undoable('The note of 6/1/26 is deleted', jest.fn()));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await act(async () => signOut());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  act(() => notify.success('A late answer'));
  await signInAs(api);
  act(() => notify.success('Welcome back'));
  expect(await screen.findByRole('group', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByText('A late answer')).not.toBeInTheDocument();
});
