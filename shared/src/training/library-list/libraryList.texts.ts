import { counted } from '@formline/shared/domain/text/counted';

/** Texts of a list for one kind of item: `libraryListTexts({ one: 'exercise', many: 'exercises' })`. */
export function libraryListTexts({ one, many }: { readonly one: string; readonly many: string }) {
  const all = (count: number) => counted(count, one, many);
  return {
    search: `Search ${many}`,
    moveBetween: `Move between ${many}`,
    count: { all, soFar: (count: number) => `${count}+ ${many}` },
    loading: `Loading ${many}`,
    loadingMore: `Loading more ${many}`,
    end: (count: number) => `End of the list: ${all(count)}`,
    errors: { list: `We couldn’t load the ${many}`, more: `We couldn’t load more ${many}.` },
  };
}

export type LibraryListTexts = ReturnType<typeof libraryListTexts>;

export const everyListTexts = {
  mostRecent: 'Most Recent',
  searching: 'Searching…',
  clearAll: 'Clear All',
  filters: 'Active filters',
  noResults: { title: 'No Results Found', text: 'Try resetting all filters' },
  checkConnection: 'Check your connection and try again.',
  favorite: (name: string) => `Favorite ${name}`,
};
