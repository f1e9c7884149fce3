import { useState } from 'react';
import type { ListedClient } from './listedClients';
import { tilePositions, type TilePositions } from './tilePositions';
import type { GridLayout } from './useGridLayout';

interface ShownRow {
  readonly listed: readonly ListedClient[];
  readonly layout: GridLayout;
}

const nobody: TilePositions = new Map();

/**
 * The places of a row's clients while searches and layouts change whom it shows. To take a place over costs far less than to
 * make a tile anew, but focus and a pressed finger would pass to another client with it: in the row of the cursor, and for
 * another layout, tiles belong to their clients alone.
 */
export function useTilePositions(row: ShownRow, ids: readonly number[], hasCursor: boolean): TilePositions {
  const [known, setKnown] = useState(() => ({ ...row, positions: tilePositions(nobody, ids, false) }));
  if (known.listed === row.listed && known.layout === row.layout) return known.positions;
  const positions = tilePositions(known.positions, ids, known.layout === row.layout && !hasCursor);
  setKnown({ ...row, positions });
  return positions;
}
