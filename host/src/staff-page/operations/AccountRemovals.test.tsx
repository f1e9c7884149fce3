import {
  type AccountRemovals as Removals,
  listAccountRemovals,
} from '@formline/shared/contracts/accounts/accountRemoval';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { buildCurrentUser } from '@formline/shared/testing/builders';
import { type FakeApi, fakeApi } from '@formline/shared/testing/fakeApi';
import { signInAs } from '@formline/shared/testing/signInAs';
import { localTime } from '@formline/shared/testing/localTime';
import { UiProvider } from '@formline/shared/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountRemovals } from './AccountRemovals';
import { staffPageTexts } from '../staffPage.texts';

const texts = staffPageTexts.removals;
const none: Removals = {
  open: [],
  counts: { asked: 0, waiting: 0, overdue: 0, kept: 0, removed: 0 },
  client_data_counts: { waiting: 0, overdue: 0, kept: 0, removed: 0 },
};

async function show(prepare: (api: FakeApi) => void) {
  const api = fakeApi();
  await signInAs(api, buildCurrentUser({ is_staff: true }));
  prepare(api);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <AccountRemovals />
      </QueryClientProvider>
    </UiProvider>,
  );
  return api;
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });

it('lists open requests with state and due date, and says when the job does not keep up', async () => {
  const asked = {
    id: 8,
    kind: 'account',
    state: 'asked',
    account_id: null,
    asked_at: '2026-11-20T09:30:00.000Z',
    expires_at: null,
    due_at: null,
  } as const;
  const due = { state: 'waiting', account_id: 41, due_at: localTime('2026-12-23T09:30') } as const;
  await show((api) =>
    api.answer(listAccountRemovals, {
      open: [
        { ...asked, ...due, id: 7 },
        { ...asked, expires_at: localTime('2026-11-27T09:30') },
        { ...asked, id: 9 },
        { ...asked, ...due, id: 10, kind: 'client-data' },
      ],
      counts: { asked: 2, waiting: 1, overdue: 1, kept: 4, removed: 5 },
      client_data_counts: { waiting: 3, overdue: 0, kept: 0, removed: 2 },
    }),
  );
  for (const text of ['Waiting', '#41', 'Dec 23, 2026']) expect(await rowOf('#7')).toHaveTextContent(text);
  expect(await rowOf('#8')).toHaveTextContent('expires Nov 27, 2026');
  expect(await rowOf('#9')).toHaveTextContent('to be answered manually');
  expect(await rowOf('#10')).toHaveTextContent('client’s data');
  expect(screen.getByText(/Accounts: 2 not confirmed, 1 waiting, 4 kept, 5 removed/)).toBeVisible();
  expect(screen.getByText(/Clients’ data: 3 waiting, 0 kept, 2 removed/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('1 removal should have been done hours ago');
});

it('says that it is loading', async () => {
  await show((api) => api.hang(listAccountRemovals));
  expect(screen.getByText(texts.loading)).toBeInTheDocument();
});

it('says that the requests could not be loaded, and loads them on request', async () => {
  const api = await show((given) => given.refuse(listAccountRemovals, 503));
  expect(await screen.findByRole('heading', { name: texts.failed.title })).toBeVisible();
  api.answer(listAccountRemovals, none);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: texts.empty.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that they are refused to who is no longer staff', async () => {
  await show((api) => api.refuse(listAccountRemovals, 403));
  expect(await screen.findByRole('heading', { name: texts.refused.title })).toBeVisible();
});
