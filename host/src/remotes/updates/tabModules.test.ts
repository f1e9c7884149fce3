import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { buildRegistryEntry } from '../../testing/registryOf';
import { tabModules } from './tabModules';

const remote = (name: string, order: number, given: { managersOnly?: boolean } = {}) =>
  buildRegistryEntry(`mf-${name}`, {
    routes: [
      { path: `/${name}/home`, expose: './Home', title: name, access: 'trainer' },
      { path: `/${name}/home/:id`, expose: './Details', title: name, access: 'trainer' },
    ],
    tabs: [{ section: name, label: name, path: `/${name}/home`, order, subTabs: [], ...given }],
  });
const [clients, groups] = [remote('clients', 2), remote('groups', 1)] as const;
const named = (entries: readonly RegistryEntry[], isManager = false) =>
  tabModules(entries, isManager).map(({ entry, expose }) => `${entry.name} ${expose}`);

it('are those behind the tabs, in the order of the tabs', () => {
  expect(named([clients, groups])).toEqual(['mf-groups ./Home', 'mf-clients ./Home']);
});

it('leave out what only managers see, for everybody else', () => {
  const reports = remote('reports', 3, { managersOnly: true });
  expect(named([clients, reports])).toEqual(['mf-clients ./Home']);
  expect(named([clients, reports], true)).toEqual(['mf-clients ./Home', 'mf-reports ./Home']);
});

it('leave out remotes that are switched off, and tabs that lead to no page', () => {
  const off = { ...groups, disabled: 'We are moving the groups.' };
  const lost = buildRegistryEntry('mf-lost', { tabs: clients.manifest.tabs });
  expect(named([clients, off])).toEqual(['mf-clients ./Home']);
  expect(named([lost])).toEqual([]);
});
