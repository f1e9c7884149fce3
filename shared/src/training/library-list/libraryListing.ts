export type ListRest = 'more' | 'loading' | 'failed' | 'end';

export interface LibraryListing<Item> {
  /** Changes with search, order and filters; the list then scrolls to the top. */
  readonly id: string;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Item[];
  /** Number of items, loaded or not; absent while unknown. */
  readonly total?: number | undefined;
  /** The rows belong to the previous search while the new one loads. */
  readonly isOutdated: boolean;
  readonly rest: ListRest;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}
