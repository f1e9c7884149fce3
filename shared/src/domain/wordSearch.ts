import { foldText } from './foldText';

/**
 * Makes a search of what is typed: whether a folded text holds every typed word, wherever it stands. Accents and case do not
 * matter; while nothing is typed, every text is found. `wordSearch('hart zoe')(foldText('Zoë Hart'))` is true.
 */
export function wordSearch(typed: string): (folded: string) => boolean {
  return (
    foldText(typed)
      .split(' ')
      .map((word) => (folded: string) => folded.includes(word))
      // Put together once: ten thousand texts would leave a function each to be collected.
      .reduce((holdsAll, holdsNext) => (folded) => holdsAll(folded) && holdsNext(folded))
  );
}
