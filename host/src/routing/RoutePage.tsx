import { documentTitle, useLocation } from '@formline/shared/routing';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PAGE_REGION_ID } from '../shell/regionIds';
import * as styles from '../shell/shell.module.css';

interface RoutePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The first page after a load keeps the browser's focus. */
let isFirstPage = true;

export function RoutePage({ title, children }: RoutePageProps) {
  const { pathname } = useLocation();
  const region = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  // External system: the document. Before the page's own effects, so that a page can set a better title.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title, pathname]);
  // External system: the focus, by which screen readers notice a new page.
  useEffect(() => {
    const focused = document.activeElement;
    // The new page may have focused a field of its own.
    const isPlaced = isNew.current && region.current?.contains(focused);
    // A dialog of the shell, such as the command palette, closes when it loses the focus.
    const isInDialog = focused?.closest('[role=dialog], [role=alertdialog]');
    if (!isFirstPage && !isPlaced && !isInDialog) region.current?.focus({ preventScroll: true });
    isFirstPage = false;
    isNew.current = false;
  }, [pathname]);
  return (
    <div ref={region} id={PAGE_REGION_ID} tabIndex={-1} className={styles.region}>
      {children}
    </div>
  );
}
