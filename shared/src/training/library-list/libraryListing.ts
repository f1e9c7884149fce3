/** What comes after the rows that are there. */
export type ListRest = 'more' | 'loading' | 'failed' | 'end';

/** The rows of a list as far as they are loaded. `useInfiniteListing` makes it of an infinite query. */
export interface LibraryListing<Item> {
  /** Changes with the search, the order and the filters: then the list begins at its top again. */
  readonly id: string;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Item[];
  /** How many there are in all, loaded or not; absent while that is not known. */
  readonly total?: number | undefined;
  /** The rows are those of the search before; the ones asked for are on their way. */
  readonly isOutdated: boolean;
  readonly rest: ListRest;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}
