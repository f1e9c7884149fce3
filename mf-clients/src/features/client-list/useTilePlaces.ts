import { useState } from 'react';
import type { ListedClient } from './listedClients';
import { tilePlaces, type TilePlaces } from './tilePlaces';
import type { GridLayout } from './useGridLayout';

interface ShownRow {
  readonly listed: readonly ListedClient[];
  readonly layout: GridLayout;
}

const nobody: TilePlaces = new Map();

/**
 * The places of a row's clients while searches and layouts change whom it shows. To take a place over costs far less than to
 * make a tile anew, but focus and a pressed finger would pass to another client with it: in the row of the cursor, and for
 * another layout, tiles belong to their clients alone.
 */
export function useTilePlaces(row: ShownRow, ids: readonly number[], hasCursor: boolean): TilePlaces {
  const [known, setKnown] = useState(() => ({ ...row, places: tilePlaces(nobody, ids, false) }));
  if (known.listed === row.listed && known.layout === row.layout) return known.places;
  const places = tilePlaces(known.places, ids, known.layout === row.layout && !hasCursor);
  setKnown({ ...row, places });
  return places;
}
