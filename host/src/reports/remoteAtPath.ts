import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { moduleAtPath } from '../remotes/registry/moduleAtPath';

export const remoteAtPath = (entries: readonly RegistryEntry[], path: string): RegistryEntry | undefined =>
  moduleAtPath(entries, path)?.entry;
