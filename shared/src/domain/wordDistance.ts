/** Shorter words are too like each other to be mistaken for one another. */
const SHORTEST_SIMILAR = 4;
/** From this length on, two mistakes are forgiven. */
const SHORTEST_WITH_TWO_MISTAKES = 8;

/**
 * How many letters of the typed word must be added, left out, exchanged or swapped with their neighbour to make it one of
 * these words or the beginning of one. One mistake is forgiven from four letters on, two from eight; null if there are more.
 * @example distanceOfWord('sqaut', ['goblet', 'squat']) // 1
 */
export function distanceOfWord(typed: string, words: readonly string[]): number | null {
  if (typed.length < SHORTEST_SIMILAR) return null;
  const most = typed.length < SHORTEST_WITH_TWO_MISTAKES ? 1 : 2;
  const best = Math.min(
    ...words.map((word) => (typed.length - word.length > most ? Infinity : prefixDistance(typed, word))),
  );
  return best <= most ? best : null;
}

/** Optimal string alignment distance between the typed word and the beginning of the other that is nearest to it. */
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
