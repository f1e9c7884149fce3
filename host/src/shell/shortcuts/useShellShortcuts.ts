import { setSingleKeysOn, useShortcut } from '@formline/shared/ui/core';
import { useEffect } from 'react';
import { useOpenShellDialog } from '../dialogs/shellDialog';
import { shortcutsTexts } from './shortcuts.texts';
import { singleKeysRecord } from './singleKeysRecord';

export const PALETTE_KEYS = 'mod+k';

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
  // External system: the browser's storage.
  useEffect(() => setSingleKeysOn(singleKeysRecord.read() ?? true), []);
}
