import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { HEAD_MARK } from '../build/hostPage';
import { filesToPreload, fitsPattern, pageFor } from './page';

const entry = (name: string, path: string, access: 'signed-out' | 'trainer'): RegistryEntry => ({
  name,
  version: '1.0.0',
  build: 'b1',
  entry: `/remotes/${name}/b1/remoteEntry.js`,
  global: name,
  files: { './Page': ['Page.1.js', 'Page.1.css'] },
  manifest: {
    name,
    contractVersion: '1.0.0',
    routes: [{ path, expose: './Page', title: name, access }],
    redirects: [],
    tabs: [],
    slots: [],
    smoke: [],
  },
});
const remotes = [
  entry('mf-auth', '/login', 'signed-out'),
  entry('mf-clients', '/clients/my-clients', 'trainer'),
  entry('mf-groups', '/groups/my-groups', 'trainer'),
];
const filesOf = (name: string) =>
  ['remoteEntry.js', 'Page.1.js', 'Page.1.css'].map((file) => `/remotes/${name}/b1/${file}`);

it.each([
  ['/login', 'signed-out', 'mf-auth'],
  ['/', 'signed-out', 'mf-auth'],
  ['/groups/my-groups', 'signed-out', 'mf-auth'],
  ['/groups/my-groups', 'trainer', 'mf-groups'],
  ['/', 'trainer', 'mf-clients'],
  ['/nowhere', 'trainer', 'mf-clients'],
] as const)('loads early what %s shows somebody who is %s', (path, visitor, remote) => {
  expect(filesToPreload(remotes, path, visitor)).toEqual(filesOf(remote));
});

it('loads nothing early when the remote is not in the registry', () => {
  expect(filesToPreload([], '/login', 'signed-out')).toEqual([]);
  expect(filesToPreload([], '/', 'trainer')).toEqual([]);
});

it('knows a pattern with parameters', () => {
  expect(fitsPattern('/clients/my-clients/:client/dashboard', '/clients/my-clients/ava/dashboard')).toBe(
    true,
  );
  expect(fitsPattern('/clients/my-clients/:client/dashboard', '/clients/my-clients/dashboard')).toBe(false);
});

it('lets no text of the registry end the data block', () => {
  const page = pageFor(
    { page: HEAD_MARK, registryText: '{"x":"</script><b>"}', remotes: [], textOf: () => null },
    '/',
    'trainer',
  );
  expect(page).not.toContain('</script><b>');
});
