import { useEffect } from 'react';
import { PRODUCT_NAME } from '../contracts/product';

export const documentTitle = (page: string): string => `${page} · ${PRODUCT_NAME}`;

/** Replaces the title of the route's manifest; undefined leaves it. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = documentTitle(page);
  }, [page]);
}
