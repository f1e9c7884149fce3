import { useEffect } from 'react';
import { PRODUCT_NAME } from '../contracts/product';

/** What stands in the browser's tab: the page, then the product. */
export const documentTitle = (page: string): string => `${page} · ${PRODUCT_NAME}`;

/** Replaces the title of the route's manifest, such as by a client's name; undefined leaves it. */
export function usePageTitle(page: string | undefined): void {
  // Meets the document.
  useEffect(() => {
    if (page) document.title = documentTitle(page);
  }, [page]);
}
