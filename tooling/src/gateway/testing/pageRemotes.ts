import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import type { Visitor } from '@formline/shared/domain/accounts/visitor';

export const entry = (name: string, path: string, access: 'signed-out' | 'trainer'): RegistryEntry => ({
  name,
  source: 'active',
  disabled: null,
  version: '1.0.0',
  build: 'b1',
  entry: `/remotes/${name}/b1/remoteEntry.js`,
  integrity: null,
  global: name,
  files: {
    './Page': [
      { file: 'Page.1.js', integrity: null },
      { file: 'Page.1.css', integrity: null },
    ],
  },
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
export const remotes = [
  entry('mf-auth', '/login', 'signed-out'),
  entry('mf-clients', '/clients/my-clients', 'trainer'),
  entry('mf-groups', '/groups/my-groups', 'trainer'),
];
export const config = parseSiteConfig(null);
export const caller = (visitor: Visitor, otherBuilds: readonly string[] = []) => ({
  visitor,
  profile: 'personal' as const,
  otherBuilds,
});
/** The builds have no files. */
export const textOf = (): string | null => null;
