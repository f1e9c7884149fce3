import { foldText } from './foldText';

/**
 * Makes a search of what is typed: whether a folded text holds every typed word, wherever it stands. Accents and case do not
 * matter; while nothing is typed, every text is found. `wordSearch('hart zoe')(foldText('Zoë Hart'))` is true.
 */
export function wordSearch(typed: string): (folded: string) => boolean {
  const words = foldText(typed).split(' ');
  return (folded) => words.every((word) => folded.includes(word));
}
