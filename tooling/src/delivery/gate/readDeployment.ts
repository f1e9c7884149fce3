import type { Registry, RegistryRemote, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { buildId } from '../buildsInUse';
import { buildKey } from '../publishedBuild';
import type { Store } from '../store/Store';
import { storedFiles } from './BuildFiles';
import type { ComparedBuild, Deployment, LiveHost } from './Deployment';
import { readContract } from './readBuild';
import { isInOpenTabs, OPEN_TAB_MS } from '../openTabs';

/** null for a build on another site. */
const filesOf = (store: Store, { entry }: RemoteBuild) =>
  entry.startsWith('/') ? storedFiles(store, entry.slice(1).replace(/[^/]*$/, '')) : null;

async function readHost(store: Store, { build, closesAt }: HostInUse): Promise<LiveHost> {
  const source = storedFiles(store, buildKey('host', build));
  const contract = await readContract(source, `host ${build}`);
  return { name: 'host', build, global: '', manifest: null, files: {}, source, contract, closesAt };
}

async function readRemote(store: Store, name: string, registered: RemoteBuild): Promise<ComparedBuild> {
  const { build, global, manifest } = registered;
  const source = filesOf(store, registered);
  const contract = source && (await readContract(source, `${name} ${build}`));
  const files = Object.entries(registered.files).map(
    ([expose, list]) => [expose, list.map(({ file }) => file)] as const,
  );
  return { name, build, global, manifest, files: Object.fromEntries(files), source, contract };
}

const liveBuilds = ({ active, canary }: RegistryRemote) => (canary ? [active, canary.build] : [active]);

export async function readLiveRemotes(
  store: Store,
  registry: Registry,
  without: string | null = null,
): Promise<ComparedBuild[]> {
  const remotes = registry.remotes.filter(({ name }) => name !== without);
  return Promise.all(
    remotes.flatMap((remote) => liveBuilds(remote).map((build) => readRemote(store, remote.name, build))),
  );
}

export const readHosts = (store: Store, { hosts }: Registry, now: Date): Promise<LiveHost[]> =>
  Promise.all(hostsInUse(hosts, now).map((host) => readHost(store, host)));

export async function readDeployment(
  store: Store,
  registry: Registry,
  { remote, now }: { remote: string; now: Date },
): Promise<Deployment> {
  const known = registry.remotes.find(({ name }) => name === remote);
  return {
    hosts: await readHosts(store, registry, now),
    active: known ? await readRemote(store, remote, known.active) : null,
    others: await readLiveRemotes(store, registry, remote),
  };
}

/** The gate's result stays valid as long as these builds are the same. */
export const buildsCompared = ({ hosts, remotes }: Registry, name: string): string[] => [
  ...hosts.map(({ build }) => buildId('host', build)),
  ...remotes.flatMap((remote) =>
    (remote.name === name ? [remote.active] : liveBuilds(remote)).map(({ build }) =>
      buildId(remote.name, build),
    ),
  ),
];

type HostBuild = Registry['hosts'][number];

interface HostInUse extends HostBuild {
  readonly closesAt: string | null;
}

/** The live host and those that open tabs may still use. @param hosts the live one first */
export function hostsInUse(hosts: Registry['hosts'], now: Date): HostInUse[] {
  return hosts.flatMap((host, index): HostInUse[] => {
    const replacedAt = hosts[index - 1]?.deployedAt;
    if (replacedAt === undefined) return [{ ...host, closesAt: null }];
    if (!isInOpenTabs(replacedAt, now.toISOString())) return [];
    return [{ ...host, closesAt: new Date(Date.parse(replacedAt) + OPEN_TAB_MS).toISOString() }];
  });
}
