import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { visibleTabs } from '../../shell/top-navigation/visibleTabs';
import { moduleAtPath } from '../registry/moduleAtPath';

/** A module that one tab of the navigation leads to. */
export interface TabModule {
  readonly entry: RegistryEntry;
  readonly expose: string;
}

/** The modules behind the tabs that somebody sees, in their order; none of a remote that is switched off. */
export const tabModules = (entries: readonly RegistryEntry[], isManager: boolean): TabModule[] =>
  visibleTabs(entries, isManager).flatMap(({ path }) => {
    const found = moduleAtPath(entries, path);
    return found?.entry.disabled === null ? [{ entry: found.entry, expose: found.expose }] : [];
  });
