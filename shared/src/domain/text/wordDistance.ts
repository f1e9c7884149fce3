/** Shorter words are too like each other to be mistaken for one another. */
export const SHORTEST_SIMILAR = 4;
/** From this length on, two mistakes are forgiven. */
const SHORTEST_WITH_TWO_MISTAKES = 8;

/** Edits to the other word or its beginning; Infinity beyond one from four letters on, two from eight. */
export function distanceOfWord(typed: string): (word: string) => number {
  if (typed.length < SHORTEST_SIMILAR) return () => Infinity;
  const most = typed.length < SHORTEST_WITH_TWO_MISTAKES ? 1 : 2;
  const parts = partsOf(typed, 2 * most + 1);
  return (word) => {
    if (typed.length - word.length > most || !parts.some((part) => word.includes(part))) return Infinity;
    const distance = prefixDistance(typed, word);
    return distance <= most ? distance : Infinity;
  };
}

/** A mistake touches at most two parts, so that one part of several is unchanged. */
function partsOf(typed: string, count: number): string[] {
  const edges = Array.from({ length: count + 1 }, (_edge, index) =>
    Math.round((index * typed.length) / count),
  );
  return edges.slice(1).map((end, index) => typed.slice(edges[index], end));
}

/** Optimal string alignment distance to the nearest beginning of the other word. */
function prefixDistance(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_zero, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
