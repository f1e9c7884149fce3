import { useState } from 'react';

/** The row the keyboard is at. A row that is selected from elsewhere (back, forward, a reload) takes the cursor. */
export function useListCursor(selectedRow: number, rowCount: number) {
  const [cursor, moveCursor] = useState(Math.max(0, selectedRow));
  const [seenSelection, setSeenSelection] = useState(selectedRow);
  if (selectedRow !== seenSelection) {
    setSeenSelection(selectedRow);
    if (selectedRow >= 0) moveCursor(selectedRow);
  }
  return { activeRow: Math.min(cursor, rowCount - 1), moveCursor };
}
