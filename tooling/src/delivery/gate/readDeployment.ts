import type { Registry, RegistryRemote, RemoteBuild } from '@formline/shared/contracts/registry';
import type { Store } from '../store/Store';
import { storedFiles } from './BuildFiles';
import type { ComparedBuild, Deployment, LiveHost } from './Deployment';
import { type HostInUse, hostsInUse } from './hostsInUse';
import { readContract } from './readBuild';

/** Folder of a store in which a build of the host lies. */
const hostFolder = (build: string) => `host/${build}/`;

/** Folder of a store in which a registered build lies; null for one that lies on another site. */
const remoteFolder = ({ entry }: Pick<RemoteBuild, 'entry'>) =>
  entry.startsWith('/') ? entry.slice(1).replace(/[^/]*$/, '') : null;

async function readHost(store: Store, { build, closesAt }: HostInUse): Promise<LiveHost> {
  const folder = hostFolder(build);
  const contract = await readContract(storedFiles(store, folder), `host ${build}`);
  return { name: 'host', build, manifest: null, files: {}, folder, contract, closesAt };
}

async function readRemote(store: Store, name: string, registered: RemoteBuild): Promise<ComparedBuild> {
  const { build, manifest } = registered;
  const folder = remoteFolder(registered);
  const contract =
    folder === null ? null : await readContract(storedFiles(store, folder), `${name} ${build}`);
  const files = Object.entries(registered.files).map(
    ([expose, list]) => [expose, list.map(({ file }) => file)] as const,
  );
  return { name, build, manifest, files: Object.fromEntries(files), folder, contract };
}

/** The builds of a remote that people get. */
const liveBuilds = ({ active, canary }: RegistryRemote) => (canary ? [active, canary.build] : [active]);

/** Reads from a site what a build of one remote is to be compared against. */
export async function readDeployment(
  store: Store,
  registry: Registry,
  { remote, now }: { remote: string; now: Date },
): Promise<Deployment> {
  const known = registry.remotes.find(({ name }) => name === remote);
  const others = registry.remotes.filter((other) => other !== known);
  return {
    hosts: await Promise.all(hostsInUse(registry.hosts, now).map((host) => readHost(store, host))),
    active: known ? await readRemote(store, remote, known.active) : null,
    others: await Promise.all(
      others.flatMap((other) => liveBuilds(other).map((build) => readRemote(store, other.name, build))),
    ),
  };
}
