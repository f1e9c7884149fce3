import type { Registry, RegistryEntry, RegistryRemote } from '@formline/shared/contracts/platform/registry';
import { CONTRACT_VERSION } from '@formline/shared/contracts/platform/remoteManifest';
import { chooseBuild, type RolloutSubject } from '@formline/shared/domain/delivery/rollout';

export type OverrideOf = (remote: RegistryRemote) => RegistryEntry | null;

const majorOf = (version: string) => version.split('.')[0];

/** Manifests of another major version cannot be trusted, even if they parse. */
const isUnderstood = ({ manifest }: RegistryEntry) =>
  majorOf(manifest.contractVersion) === majorOf(CONTRACT_VERSION);

export const chooseEntries = (
  { remotes }: Registry,
  subject: RolloutSubject,
  overriddenEntry: OverrideOf,
): RegistryEntry[] =>
  remotes.map((remote) => overriddenEntry(remote) ?? chooseBuild(remote, subject)).filter(isUnderstood);
