import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { moduleAtPath } from '../remotes/registry/moduleAtPath';

/** The remote whose page stands at a path; undefined for the host's own pages. */
export const remoteAtPath = (entries: readonly RegistryEntry[], path: string): RegistryEntry | undefined =>
  moduleAtPath(entries, path)?.entry;
