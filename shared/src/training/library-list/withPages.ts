import type { InfiniteData } from '@formline/shared/query';

/** A list of the cache with each of its loaded pages changed; a list that is not there yet stays away. */
export const withPages = <Page>(
  list: InfiniteData<Page> | undefined,
  change: (page: Page) => Page,
): InfiniteData<Page> | undefined => list && { ...list, pages: list.pages.map(change) };
