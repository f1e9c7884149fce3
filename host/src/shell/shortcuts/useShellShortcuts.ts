import { setSingleKeysOn, useShortcut } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { useOpenShellDialog } from '../dialogs/shellDialog';
import { shortcutsTexts } from './shortcuts.texts';
import { singleKeysRecord } from './singleKeysRecord';

/** Key of the command palette. */
export const PALETTE_KEYS = 'mod+k';

/** The shortcuts that work on every page of the dashboard. */
export function useShellShortcuts(): void {
  const open = useOpenShellDialog();
  useShortcut({
    keys: PALETTE_KEYS,
    label: shortcutsTexts.open,
    scope: 'everywhere',
    run: () => open('palette'),
  });
  useShortcut({ keys: '?', label: shortcutsTexts.list, scope: 'everywhere', run: () => open('shortcuts') });
  useShortcut({ keys: 'Escape', label: shortcutsTexts.close, scope: 'everywhere' });
  // Meets the browser's storage: what was chosen here before holds again.
  useEffect(() => setSingleKeysOn(singleKeysRecord.read() ?? true), []);
}
