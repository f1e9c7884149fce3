import { onceEach } from './onceEach';

/** The rows of all pages that are loaded, and how many there are. */
export interface ListedPages<Item> {
  readonly items: readonly Item[];
  /** Undefined once the last page is loaded, and where the server does not count. */
  readonly total: number | undefined;
}

/**
 * The `select` of an infinite query whose pages are one list. Made once for each kind of list: a query selects again for
 * another function.
 */
export const selectPages =
  <Item extends { readonly id: number }, Page>(itemsOf: (page: Page) => readonly Item[]) =>
  ({ pages }: { readonly pages: readonly (Page & { readonly total?: number | undefined })[] }) =>
    listedPages(pages, itemsOf);

/** The pages of an infinite query as one list. */
export const listedPages = <Item extends { readonly id: number }, Page>(
  pages: readonly (Page & { readonly total?: number | undefined })[],
  itemsOf: (page: Page) => readonly Item[],
): ListedPages<Item> => ({ items: onceEach(pages.flatMap(itemsOf)), total: pages.at(-1)?.total });
