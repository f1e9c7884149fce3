import { onceEach } from './onceEach';

/** The rows of all pages that are loaded, and how many there are. */
export interface ListedPages<Item> {
  readonly items: readonly Item[];
  /** Undefined once the last page is loaded, and where the server does not count. */
  readonly total: number | undefined;
}

/** The pages of an infinite query as one list: `select: ({ pages }) => listedPages(pages, ({ workouts }) => workouts)`. */
export const listedPages = <Item extends { readonly id: number }, Page>(
  pages: readonly (Page & { readonly total?: number | undefined })[],
  itemsOf: (page: Page) => readonly Item[],
): ListedPages<Item> => ({ items: onceEach(pages.flatMap(itemsOf)), total: pages.at(-1)?.total });
