import { createHash } from 'node:crypto';
import type {
  Canary,
  Registry,
  RegistryRemote,
  RemoteBuild,
} from '@formline/shared/contracts/platform/registry';

interface Deployment {
  readonly at: string;
  readonly by: string;
}

type Remotes = Pick<Registry, 'remotes'>;

export const remoteOf = (registry: Remotes | null, name: string): RegistryRemote | undefined =>
  registry?.remotes.find((remote) => remote.name === name);

export function withRemote(registry: Remotes | null, changed: RegistryRemote): RegistryRemote[] {
  const remotes = registry?.remotes ?? [];
  return remotes.some(({ name }) => name === changed.name)
    ? remotes.map((remote) => (remote.name === changed.name ? changed : remote))
    : [...remotes, changed];
}

/** The live build becomes the fallback, and a trial of the same build ends. */
export function promoted(
  known: RegistryRemote | undefined,
  name: string,
  { active, at, by }: Deployment & { readonly active: RemoteBuild },
): RegistryRemote {
  if (!known) {
    const who = { name, owner: active.manifest.owner?.team ?? name, deployedAt: at, deployedBy: by };
    return { ...who, active, fallback: null, canary: null, disabled: null };
  }
  const canary = known.canary?.build.build === active.build ? null : known.canary;
  if (known.active.build === active.build) return { ...known, canary };
  const owner = active.manifest.owner?.team ?? known.owner;
  return { ...known, owner, active, fallback: known.active, canary, deployedAt: at, deployedBy: by };
}

/** The abandoned build does not become the fallback, because it was faulty. */
export function rolledBack(
  known: RegistryRemote,
  { to, fallback, at, by }: Deployment & { readonly to: RemoteBuild; readonly fallback: RemoteBuild | null },
): RegistryRemote {
  return { ...promoted(known, known.name, { active: to, at, by }), fallback };
}

/** A new selection of accounts for each build, stable during its trial. */
const saltOf = (name: string, build: string) =>
  createHash('sha256').update(`${name}/${build}`).digest('hex').slice(0, 16);

export function withCanary(known: RegistryRemote, canary: Omit<Canary, 'salt'>): RegistryRemote {
  return { ...known, canary: { ...canary, salt: saltOf(known.name, canary.build.build) } };
}

export function withDisabled(known: RegistryRemote, reason: string, at: string): RegistryRemote {
  return known.disabled?.reason === reason ? known : { ...known, disabled: { reason, at } };
}
