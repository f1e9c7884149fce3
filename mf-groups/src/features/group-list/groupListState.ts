import { type ListedGroup, searchGroups } from './listedGroups';

export type GroupListState =
  | { readonly kind: 'loading' | 'error' | 'empty' }
  | { readonly kind: 'loaded' | 'filtered'; readonly shown: readonly ListedGroup[] };

interface StateInput {
  /** Undefined while loading or after a failure. */
  readonly all: readonly ListedGroup[] | undefined;
  readonly isLoading: boolean;
  readonly search: string;
}

export function groupListState({ all, isLoading, search }: StateInput): GroupListState {
  if (!all) return { kind: isLoading ? 'loading' : 'error' };
  if (all.length === 0) return { kind: 'empty' };
  if (search.trim() === '') return { kind: 'loaded', shown: all };
  return { kind: 'filtered', shown: searchGroups(all, search) };
}
