import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export type RemoteName = `mf-${string}`;

const isRemoteName = (name: string): name is RemoteName =>
  name.startsWith('mf-') && existsSync(path.join(workspaceRoot, name, 'package.json'));

export const remoteNames: readonly RemoteName[] = readdirSync(workspaceRoot).filter(isRemoteName).sort();

export type BrowserPackage = 'host' | RemoteName;

export const browserPackages: readonly BrowserPackage[] = ['host', ...remoteNames];

export const siteDir = path.join(workspaceRoot, '.site');

export const packageDir = (name: string) => path.join(workspaceRoot, name);

export const buildDir = (name: string, build: string) => path.join(packageDir(name), 'dist', build);
