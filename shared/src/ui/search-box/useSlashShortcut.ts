import type { RefObject } from 'react';
import { useShortcut } from '../shortcuts/useShortcut';
import { searchBoxTexts } from './SearchBox.texts';

/** Lets "/" move focus to the field; the list of shortcuts names it as the field is named. */
export function useSlashShortcut(fieldRef: RefObject<HTMLInputElement | null>, label: string | null): void {
  const focusField = () => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  };
  useShortcut(
    label === null ? null : { keys: searchBoxTexts.shortcut, label, scope: 'screen', run: focusField },
  );
}
