import { setSingleKeysOn, useShortcut } from '@formline/shared/ui/core';
import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { useEffect } from 'react';
import { useOpenShellDialog } from '../dialogs/shellDialog';
import { shortcutsTexts } from '../shell.texts';

/** Stored by browser, because it depends on the person's keyboard and not on the account. */
export const singleKeysRecord = browserRecord('singleKeysOn', z.boolean(), { tabs: 'all', until: 'removed' });

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
