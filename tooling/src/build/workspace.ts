import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const INSTALLED = `${path.sep}node_modules${path.sep}`;
/** In the repository of another team the tools are packages. */
export const isInstalled = here.includes(INSTALLED);

/** Its folders `mf-*` are remotes. */
export const workspaceRoot = isInstalled
  ? here.slice(0, here.indexOf(INSTALLED))
  : path.resolve(here, '../../..');

/** How builds are delivered from here. */
export const MF = isInstalled ? 'npx mf' : 'pnpm mf';

export type RemoteName = `mf-${string}`;

const isRemoteName = (name: string): name is RemoteName =>
  name.startsWith('mf-') && existsSync(path.join(workspaceRoot, name, 'package.json'));

export const remoteNames: readonly RemoteName[] = readdirSync(workspaceRoot).filter(isRemoteName).sort();

export type BrowserPackage = 'host' | RemoteName;

export const browserPackages: readonly BrowserPackage[] = isInstalled
  ? remoteNames
  : ['host', ...remoteNames];

export const siteDir = path.join(workspaceRoot, '.site');

const INSTALLED_PACKAGES = ['shared', 'tooling'];

export const packageDir = (name: string) =>
  isInstalled && INSTALLED_PACKAGES.includes(name)
    ? realpathSync(path.join(workspaceRoot, 'node_modules/@formline', name))
    : path.join(workspaceRoot, name);

export const buildDir = (name: string, build: string) => path.join(packageDir(name), 'dist', build);
