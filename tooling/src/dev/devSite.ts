import {
  parseRegistry,
  type Registry,
  type RegistryRemote,
} from '@formline/shared/contracts/platform/registry';
import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { activeBuilds } from '@formline/shared/domain/delivery/rollout';
import { remoteBuild } from '@formline/shared/domain/delivery/remoteBuild';
import type { BuildRecord } from '@formline/shared/contracts/platform/buildRecord';
import { hostPage } from '../build/hostPage';
import { remoteNames, type RemoteName } from '../build/workspace';
import { servedRegistry } from '../gateway/registryForPage';
import type { Site } from '../gateway/site';
import { readManifest } from '../build/readManifest';
import { uniqueNameOf } from '../webpack/baseConfig';

async function devRemote(name: RemoteName): Promise<RegistryRemote> {
  return {
    name,
    owner: name,
    active: remoteBuild(await devRecord(name), null),
    fallback: null,
    canary: null,
    disabled: null,
    deployedAt: new Date().toISOString(),
    deployedBy: DEV_BUILD,
  };
}

export const devHostPage = (inDevelopment: readonly RemoteName[]): string =>
  hostPage({
    build: DEV_BUILD,
    files: { main: ['main.css', 'main.js'] },
    integrity: null,
    inDevelopment,
  });

export async function devSite(): Promise<Site> {
  const at = new Date().toISOString();
  const registry: Registry = {
    revision: 1,
    previous: null,
    change: { at, by: DEV_BUILD, action: DEV_BUILD, overridden: null },
    hosts: [{ version: DEV_BUILD, build: DEV_BUILD, deployedAt: at }],
    remotes: await Promise.all(remoteNames.map(devRemote)),
  };
  return {
    ...servedRegistry(JSON.stringify(registry)),
    page: devHostPage(remoteNames),
    remotes: activeBuilds(registry),
    config: parseSiteConfig(null),
    textOf: () => null,
  };
}

export async function withDevRemote(registryText: string, name: RemoteName): Promise<string> {
  const registry = parseRegistry(JSON.parse(registryText));
  const others = registry.remotes.filter((remote) => remote.name !== name);
  return JSON.stringify({ ...registry, remotes: [...others, await devRemote(name)] });
}

export const DEV_BUILD = 'dev';

export const devRecord = async (name: RemoteName): Promise<BuildRecord> => ({
  name,
  version: DEV_BUILD,
  build: DEV_BUILD,
  global: uniqueNameOf({ name, build: DEV_BUILD, mode: 'development', outputDir: '' }),
  files: {},
  manifest: await readManifest(name),
});
