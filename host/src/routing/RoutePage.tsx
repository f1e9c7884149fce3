import { documentTitle, useLocation } from '@formline/shared/routing';
import { chakra } from '@formline/shared/ui/core';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

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
  // Meets the document: before the page's own effects, so that a page that knows a better title has the last word.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title, pathname]);
  // Meets the document: a screen reader learns of the new page by where the focus is.
  useEffect(() => {
    if (!isFirstPage) region.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [pathname]);
  return (
    <Region ref={region} tabIndex={-1}>
      {children}
    </Region>
  );
}
