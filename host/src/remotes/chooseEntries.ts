import type { Registry, RegistryEntry, RegistryRemote } from '@formline/shared/contracts/registry';
import { chooseBuild, type RolloutSubject } from '@formline/shared/domain/rollout';

/** The build that this tab was told to use in place of the registry's; null where it was told nothing. */
export type OverrideOf = (remote: RegistryRemote) => RegistryEntry | null;

/** The build of each remote that this page uses, in the order of the registry. */
export const chooseEntries = (
  { remotes }: Registry,
  subject: RolloutSubject,
  overriddenEntry: OverrideOf,
): RegistryEntry[] => remotes.map((remote) => overriddenEntry(remote) ?? chooseBuild(remote, subject));
