import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The remotes, each a package of its own; the host learns of them only through the registry. */
export const remoteNames = ['mf-auth', 'mf-clients', 'mf-schedule', 'mf-libraries', 'mf-groups'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Everything that is built for the browser. */
export const browserPackages = ['host', ...remoteNames] as const;
export type BrowserPackage = (typeof browserPackages)[number];

/** The site a gateway serves: builds in folders of their own, the page, and the registry. */
export const siteDir = path.join(workspaceRoot, '.site');

export const packageDir = (name: string) => path.join(workspaceRoot, name);

/** Folder of one finished build. */
export const buildDir = (name: string, build: string) => path.join(packageDir(name), 'dist', build);
