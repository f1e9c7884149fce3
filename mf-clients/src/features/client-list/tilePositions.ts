/** The place of each client of a row, by the client's id. A place is the key of a tile. */
export type TilePositions = ReadonlyMap<number, number>;

/**
 * Gives the clients of a row their places: who stays in the row stays in place. Who comes gets a place that was left, or a
 * new one where none is to be taken over.
 * @param last the places before
 * @param ids whom the row shows now
 */
export function tilePositions(
  last: TilePositions,
  ids: readonly number[],
  isTakingOver: boolean,
): TilePositions {
  const left = isTakingOver
    ? [...last].filter(([id]) => !ids.includes(id)).map(([, position]) => position)
    : [];
  let next = Math.max(-1, ...last.values());
  return new Map(ids.map((id) => [id, last.get(id) ?? left.shift() ?? (next += 1)]));
}
