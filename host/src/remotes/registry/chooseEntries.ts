import type { Registry, RegistryEntry, RegistryRemote } from '@formline/shared/contracts/registry';
import { CONTRACT_VERSION } from '@formline/shared/contracts/remoteManifest';
import { chooseBuild, type RolloutSubject } from '@formline/shared/domain/rollout';

/** The build that this tab was told to use in place of the registry's; null where it was told nothing. */
export type OverrideOf = (remote: RegistryRemote) => RegistryEntry | null;

const majorOf = (version: string) => version.split('.')[0];

/** A manifest of another major version says things that this host does not understand, however well they read. */
const isUnderstood = ({ manifest }: RegistryEntry) =>
  majorOf(manifest.contractVersion) === majorOf(CONTRACT_VERSION);

/** The build of each remote that this page uses, in the order of the registry; without those it does not understand. */
export const chooseEntries = (
  { remotes }: Registry,
  subject: RolloutSubject,
  overriddenEntry: OverrideOf,
): RegistryEntry[] =>
  remotes.map((remote) => overriddenEntry(remote) ?? chooseBuild(remote, subject)).filter(isUnderstood);
