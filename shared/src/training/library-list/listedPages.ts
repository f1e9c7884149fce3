export interface ListedPages<Item> {
  readonly items: readonly Item[];
  /** Undefined once the last page is loaded, and where the server does not count. */
  readonly total: number | undefined;
}

/** `select` of an infinite query that joins its pages. Create it once per list: a new function selects again. */
export const selectPages =
  <Item extends { readonly id: number }, Page>(itemsOf: (page: Page) => readonly Item[]) =>
  ({ pages }: { readonly pages: readonly (Page & { readonly total?: number | undefined })[] }) =>
    listedPages(pages, itemsOf);

export const listedPages = <Item extends { readonly id: number }, Page>(
  pages: readonly (Page & { readonly total?: number | undefined })[],
  itemsOf: (page: Page) => readonly Item[],
): ListedPages<Item> => ({ items: onceEach(pages.flatMap(itemsOf)), total: pages.at(-1)?.total });

/** A row that moved to a later page between two requests appears once, in its latest version. */
export const onceEach = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
