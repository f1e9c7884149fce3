import { PAGE_TITLE_ID } from '@formline/shared/ui/core';
import { useEffect } from 'react';

/** Focuses the title of a view that replaces another, so that screen readers read it. */
export function useTitleFocus(): void {
  // External system: the browser's focus.
  useEffect(() => {
    document.getElementById(PAGE_TITLE_ID)?.focus();
  }, []);
}
