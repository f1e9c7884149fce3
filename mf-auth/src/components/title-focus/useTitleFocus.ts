import { PAGE_TITLE_ID } from '@formline/shared/ui/core';
import { useEffect } from 'react';

/** For a view that takes the place of another: the keyboard goes to its title, which a screen reader then says. */
export function useTitleFocus(): void {
  // Meets the document: focus is the browser's.
  useEffect(() => {
    document.getElementById(PAGE_TITLE_ID)?.focus();
  }, []);
}
