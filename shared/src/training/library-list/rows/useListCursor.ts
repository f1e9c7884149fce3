import { useState } from 'react';
import { type ListEntry } from './listEntries';
import { nearestItem } from './listKeys';

/** Cursor row. A row opened from elsewhere (back, forward, a reload) takes the cursor. */
export function useListCursor(openRow: number, entries: readonly ListEntry<unknown>[]) {
  const [cursor, moveCursor] = useState(Math.max(0, openRow));
  const [seenOpenRow, setSeenOpenRow] = useState(openRow);
  if (openRow !== seenOpenRow) {
    setSeenOpenRow(openRow);
    if (openRow >= 0) moveCursor(openRow);
  }
  const kept = Math.min(cursor, entries.length - 1);
  return { activeRow: nearestItem(entries, kept, 1) ?? kept, moveCursor };
}
