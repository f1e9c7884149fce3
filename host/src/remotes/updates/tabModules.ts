import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { visibleTabs } from '@formline/shared/domain/navigation/visibleTabs';
import { moduleAtPath } from '../registry/moduleAtPath';

export interface TabModule {
  readonly entry: RegistryEntry;
  readonly expose: string;
}

export const tabModules = (entries: readonly RegistryEntry[], isManager: boolean): TabModule[] =>
  visibleTabs(entries, isManager).flatMap(({ path }) => {
    const found = moduleAtPath(entries, path);
    return found?.entry.disabled === null ? [{ entry: found.entry, expose: found.expose }] : [];
  });
