import { foldText } from '../text/foldText';
import { distanceOfWord, SHORTEST_SIMILAR } from '../text/wordDistance';

const MOST_WORDS = 10;

/** The words of a search as typed; hyphens separate words as blanks do. */
export const splitSearch = (typed: string): readonly string[] =>
  typed
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);

export const searchWords = (typed: string): readonly string[] => splitSearch(foldText(typed));

/** Items with all typed words, the best fit first; without any, the most similar ("sqaut", "benchpress"). */
export function searchNames<Item>(
  items: readonly Item[],
  typed: string,
  foldedOf: (item: Item) => string,
): readonly Item[] {
  const words = searchWords(typed);
  if (words.length === 0) return items;
  const exact = holdingAll(items, words, foldedOf);
  return exact.length > 0 ? byRank(exact, words, foldedOf) : similarNames(items, words, foldedOf);
}

export function holdingAll<Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] {
  return items.filter((item) => {
    const folded = foldedOf(item);
    return words.every((word) => folded.includes(word));
  });
}

/** Items that hold every word, the best fit first, else in their order. */
export function byRank<Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] {
  const ranked: Item[][] = [[], [], [], []];
  for (const item of items) ranked[rankOf(foldedOf(item), words)]?.push(item);
  return ranked.flat();
}

/** Fit of a folded text that holds the words: 0 equal, 1 begins so, 2 each begins a word, 3 else. */
export function rankOf(folded: string, words: readonly string[]): number {
  const text = folded.replaceAll('-', ' ');
  const phrase = words.join(' ');
  if (text === phrase) return 0;
  if (text.startsWith(phrase)) return 1;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 2 : 3;
}

/** True if all words are long enough to be mistaken for others. */
export const canBeSimilar = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= SHORTEST_SIMILAR);

/** The items with the words most similar to all of these, the best fit first. */
export const similarNames = <Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] => bySimilarity(nearestNames(items, words, foldedOf), words, foldedOf);

/** The items with the words most similar to all of these, in their order. */
export function nearestNames<Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] {
  if (!canBeSimilar(words)) return [];
  // Short words differ from most names at once, so that the long ones are compared with few.
  const measures = words.toSorted((one, other) => one.length - other.length).map(distanceFrom);
  const distances = items.map((item) => {
    const plain = foldedOf(item).replace(NOT_WORD_CHARACTER, '').split(WORD_BREAKS);
    return measures.reduce((sum, measure) => (sum === Infinity ? sum : sum + measure(plain)), 0);
  });
  const nearest = distances.reduce((one, other) => Math.min(one, other), Infinity);
  return items.filter((_item, index) => nearest < Infinity && distances[index] === nearest);
}

/** Names similar to the words as a whole first, then those that begin so, else in their order. */
export function bySimilarity<Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] {
  const typed = words.join('').replace(NOT_IN_WORDS, '');
  const distanceOf = distanceOfWord(typed);
  const ranked: Item[][] = [[], [], []];
  for (const item of items) {
    const name = foldedOf(item).replace(NOT_IN_WORDS, '');
    const mistakes = distanceOf(name);
    const isEqual = Math.abs(name.length - typed.length) <= mistakes;
    ranked[mistakes === Infinity ? 2 : isEqual ? 0 : 1]?.push(item);
  }
  return ranked.flat();
}

const WORD_BREAKS = /[\s-]+/;
const NOT_WORD_CHARACTER = /[^\p{L}\p{N}\s-]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]/gu;

/** Names share words, so that each distance is computed once. */
function distanceFrom(typed: string): (plain: readonly string[]) => number {
  const characters = typed.replace(NOT_IN_WORDS, '');
  const distanceOf = distanceOfWord(characters);
  const known = new Map<string, number>();
  const distanceTo = (word: string): number => {
    const distance = known.get(word) ?? (word.includes(characters) ? 0 : distanceOf(word));
    known.set(word, distance);
    return distance;
  };
  const nearestOf = (words: readonly string[]) =>
    words.reduce((nearest, word) => Math.min(nearest, distanceTo(word)), Infinity);
  return (plain) => {
    if (characters === '') return Infinity;
    const nearest = nearestOf(plain);
    // "benchpress" is two words of the name, written as one.
    return nearest === 0 || plain.length < 2 || characters.length < SHORTEST_SIMILAR
      ? nearest
      : Math.min(nearest, nearestOf(plain.slice(1).map((word, index) => `${plain[index] ?? ''}${word}`)));
  };
}
