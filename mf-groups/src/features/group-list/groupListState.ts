import { type ListedGroup, searchGroups } from './listedGroups';

/** What the list shows. */
export type GroupListState =
  | { readonly kind: 'loading' | 'error' | 'empty' }
  | { readonly kind: 'loaded' | 'filtered'; readonly shown: readonly ListedGroup[] };

interface StateInput {
  /** Undefined: they are not there, because they are loading or could not be loaded. */
  readonly all: readonly ListedGroup[] | undefined;
  readonly isLoading: boolean;
  /** Blank: nothing is searched for. */
  readonly search: string;
}

/** The state the list is in. */
export function groupListState({ all, isLoading, search }: StateInput): GroupListState {
  if (!all) return { kind: isLoading ? 'loading' : 'error' };
  if (all.length === 0) return { kind: 'empty' };
  if (search.trim() === '') return { kind: 'loaded', shown: all };
  return { kind: 'filtered', shown: searchGroups(all, search) };
}
