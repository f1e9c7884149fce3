import { type RegistryEntry, registryEntrySchema, registrySchema } from '@formline/shared/contracts/registry';
import * as z from '@formline/shared/contracts/schema';
import { parseSiteConfig } from '@formline/shared/contracts/siteConfig';
import { hostPage } from '../build/hostPage';
import { readManifest } from '../build/readManifest';
import { remoteNames, type RemoteName } from '../build/workspace';
import type { Site } from '../gateway/site';
import { uniqueNameOf } from '../webpack/baseConfig';
import { DEV_BUILD, devPath } from './devServer';

/** The registry entry of a remote that runs in development. */
export async function devEntry(name: RemoteName): Promise<RegistryEntry> {
  return {
    name,
    version: DEV_BUILD,
    build: DEV_BUILD,
    global: uniqueNameOf({ name, build: DEV_BUILD, mode: 'development', outputDir: '' }),
    entry: `${devPath(name)}remoteEntry.js`,
    files: {},
    manifest: await readManifest(name),
  };
}

/** The site of `pnpm dev`: host and all remotes from memory, their manifests as they stand in the sources now. */
export async function devSite(): Promise<Site> {
  const remotes = await Promise.all(remoteNames.map(devEntry));
  return {
    page: hostPage({ build: DEV_BUILD, files: { main: ['main.css', 'main.js'] } }),
    registryText: JSON.stringify({ revision: 0, remotes }),
    remotes,
    config: parseSiteConfig(null),
    textOf: () => null,
  };
}

/** A deployed registry with one remote replaced by the one in development. */
export async function withDevRemote(registryText: string, name: RemoteName): Promise<string> {
  const registry = z.safeParse(registrySchema, JSON.parse(registryText));
  if (!registry.success) throw new Error('The deployed registry of remotes is not readable');
  const others = registry.data.remotes.filter(
    (entry) => z.safeParse(registryEntrySchema, entry).data?.name !== name,
  );
  return JSON.stringify({ ...registry.data, remotes: [...others, await devEntry(name)] });
}
