import type { Registry, RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { QueryClient, QueryClientProvider } from '@formline/shared/query';
import { createMemoryRouter, RouterProvider, useLeaveGuard } from '@formline/shared/routing';
import { UiProvider } from '@formline/shared/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registryOf, buildRegistryEntry } from '../../testing/registryOf';
import { entryOf, setRegistry, switchTo } from '../registry/liveRemotes';
import { loadRemote } from '../loading/loadRemote';
import { RemoteModule } from '../RemoteModule';
import { takeRegistry } from './remoteUpdates';
import { RemoteUpdates } from './RemoteUpdates';
import { updatesTexts } from './updates.texts';

jest.mock('../loading/loadRemote');

const tab = { section: 'clients', label: 'Clients', path: '/', order: 1, subTabs: [] };
const at = (name: string, build: string): RegistryEntry => ({
  ...buildRegistryEntry(name, { tabs: [tab] }),
  build,
});

const take = (registry: Registry) =>
  act(() => {
    takeRegistry(registry);
  });

let revision = 1;
const deploy = (entries: readonly RegistryEntry[], more: Partial<Registry> = {}) => {
  revision += 1;
  take(registryOf(entries, { revision, ...more }));
};

function Page({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useLeaveGuard({ asksOnNavigation: isUnsaved, asksOnUnload: isUnsaved });
  return (
    <main tabIndex={-1}>
      <RemoteModule remote="mf-a" expose="./Page" />
    </main>
  );
}

async function open(isUnsaved = false) {
  jest
    .mocked(loadRemote)
    .mockImplementation(({ build }) => Promise.resolve({ default: () => <h1>{build}</h1> }));
  const entries = [at('mf-a', '1'), at('mf-b', '1')];
  setRegistry(registryOf(entries, { revision }));
  switchTo(entries);
  const router = createMemoryRouter([{ path: '*', element: <Page isUnsaved={isUnsaved} /> }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
      <QueryClientProvider client={new QueryClient()}>
        <RemoteUpdates />
      </QueryClientProvider>
    </UiProvider>,
  );
  await screen.findByRole('heading', { name: '1' });
}

const notice = () => screen.queryByRole('region', { name: updatesTexts.label });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('offers a new build of what is on the page by its name, and exchanges it in place when asked', async () => {
  await open();
  expect(notice()).not.toBeInTheDocument();
  deploy([at('mf-a', '2'), at('mf-b', '1')]);
  expect(notice()).toHaveTextContent('A new version of Clients is ready.');
  expect(screen.getByRole('heading', { name: '1' })).toBeVisible();
  await press(updatesTexts.update);
  expect(await screen.findByRole('heading', { name: '2' })).toBeVisible();
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('exchanges what is not on the page without a word', async () => {
  await open();
  deploy([at('mf-a', '1'), at('mf-b', '2')]);
  expect(entryOf('mf-b')?.build).toBe('2');
  expect(notice()).not.toBeInTheDocument();
});

it('leaves it for later, until there is a newer one still', async () => {
  await open();
  deploy([at('mf-a', '2')]);
  await press(updatesTexts.later);
  expect(notice()).not.toBeInTheDocument();
  deploy([at('mf-a', '3')]);
  expect(notice()).toBeVisible();
});

it('asks before it discards what is unsaved, and exchanges nothing else meanwhile', async () => {
  await open(true);
  deploy([at('mf-a', '2'), at('mf-b', '2')]);
  expect(entryOf('mf-b')?.build).toBe('1');
  await press(updatesTexts.update);
  expect(notice()).toHaveTextContent(updatesTexts.unsaved);
  expect(screen.getByRole('button', { name: updatesTexts.keepEditing })).toHaveFocus();
  await press(updatesTexts.keepEditing);
  expect(screen.getByRole('heading', { name: '1' })).toBeVisible();
  await press(updatesTexts.update);
  await press(updatesTexts.updateAnyway);
  expect(await screen.findByRole('heading', { name: '2' })).toBeVisible();
});

it('offers a new host above all else: a reload brings everything', async () => {
  await open();
  const hosts = [{ version: '2', build: 'h2', deployedAt: '2026-05-04T10:00:00.000Z' }];
  deploy([at('mf-a', '2')], { hosts });
  expect(notice()).toHaveTextContent(updatesTexts.host);
  expect(screen.getByRole('button', { name: updatesTexts.reload })).toBeVisible();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('ignores a registry that is older than its own', async () => {
  await open();
  const old = registryOf([at('mf-a', '0')], { revision: 0 });
  take(old);
  expect(notice()).not.toBeInTheDocument();
});

it('leaves everything as it is while somebody fills in a dialog, and goes on once it is closed', async () => {
  await open();
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog"><input aria-label="Name" /></div>';
  document.body.append(dialog);
  deploy([at('mf-a', '1'), at('mf-b', '2')]);
  expect(entryOf('mf-b')?.build).toBe('1');
  dialog.remove();
  await waitFor(() => expect(entryOf('mf-b')?.build).toBe('2'));
});
