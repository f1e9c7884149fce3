import { type ListedGroup, searchGroups } from './listedGroups';

export type GroupListState =
  | { readonly kind: 'loading' | 'error' | 'empty' }
  | { readonly kind: 'loaded' | 'filtered'; readonly shown: readonly ListedGroup[] };

interface StateInput {
  /** Undefined while loading or after a failure. */
  readonly all: readonly ListedGroup[] | undefined;
  /** Those that the filter keeps, in the chosen order; the same as `all` without both. */
  readonly arranged: readonly ListedGroup[] | undefined;
  readonly isFiltered: boolean;
  readonly isLoading: boolean;
  readonly search: string;
}

export function groupListState(input: StateInput): GroupListState {
  const { all, arranged, isFiltered, isLoading, search } = input;
  if (all?.length === 0) return { kind: 'empty' };
  if (!arranged) return { kind: isLoading ? 'loading' : 'error' };
  if (search.trim() === '') return { kind: isFiltered ? 'filtered' : 'loaded', shown: arranged };
  return { kind: 'filtered', shown: searchGroups(arranged, search) };
}
