import { documentTitle, useLocation } from '@formline/shared/routing';
import { chakra } from '@formline/shared/ui/core';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PAGE_REGION_ID } from './pageRegionId';

interface RoutePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Drawn anew when the page changes, and not with each search that lists write into the address. */
const Region = memo(chakra('div', { base: { outline: 'none' } }));

/** The first page after a load keeps the browser's own focus; only later ones take it. */
let isFirstPage = true;

/** Gives a page its title and, when it was reached inside the dashboard, the focus. */
export function RoutePage({ title, children }: RoutePageProps) {
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  // Meets the document: before the page's own effects, so that a page that knows a better title has the last word.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title, pathname]);
  // Meets the document: a screen reader learns of the new page by where the focus is.
  useEffect(() => {
    // A new page may have put it into a field of its own already.
    const isPlaced = isNew.current && region.current?.contains(document.activeElement);
    if (!isFirstPage && !isPlaced) region.current?.focus({ preventScroll: true });
    isFirstPage = false;
    isNew.current = false;
  }, [pathname]);
  return (
    <Region ref={region} id={PAGE_REGION_ID} tabIndex={-1}>
      {children}
    </Region>
  );
}
