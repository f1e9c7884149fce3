import type { Registry, RegistryRemote, RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { frozenAs } from '../frozen';
import { storedBuild } from '../gate/BuildFiles';
import { runGate } from '../gate/runGate';
import { revisionsBack } from '../registryFile';
import type { Store } from '../store/Store';
import { deliveryServerTexts as texts } from './deliveryServer.texts';

interface Asked {
  readonly store: Store;
  /** What is live. */
  readonly newest: Registry;
  /** New to it, active or on trial. */
  readonly builds: readonly (readonly [remote: string, build: RemoteBuild])[];
  /** Goes past the gate, not past a freeze. */
  readonly isOverridden: boolean;
}

/** Freeze and gate asked again where nobody goes around them, as a sentence; null when all builds pass. */
export async function gateRefusal({ store, newest, builds, isOverridden }: Asked): Promise<string | null> {
  if (newest.hosts.length === 0) return null;
  for (const [name, { build }] of builds) {
    const frozen = frozenAs(newest, name);
    const site = { store, registry: newest, apiUrl: null };
    const findings = isOverridden ? [] : await runGate(storedBuild(store, name, build), site);
    const [error] = findings.filter(({ level }) => level === 'error');
    const refusal = frozen ? texts.frozen(name, frozen.reason) : error && texts.held(name, build, error.text);
    // A rollback to a build that was live before is not asked.
    if (refusal && !(await wasLive(store, newest, { name, build }))) return refusal;
  }
  return null;
}

async function wasLive(
  store: Store,
  newest: Registry,
  { name, build }: { readonly name: string; readonly build: string },
): Promise<boolean> {
  for await (const { remotes } of revisionsBack(store, newest)) {
    if (remotes.some((remote) => remote.name === name && remote.active.build === build)) return true;
  }
  return false;
}

/** Builds that people get by the second one and did not get by the first. */
export const newBuilds = (
  before: RegistryRemote | undefined,
  { name, active, canary }: RegistryRemote,
): (readonly [string, RemoteBuild])[] => {
  const known = [before?.active.build, before?.canary?.build.build];
  return [active, ...(canary ? [canary.build] : [])]
    .filter(({ build }) => !known.includes(build))
    .map((build) => [name, build] as const);
};
