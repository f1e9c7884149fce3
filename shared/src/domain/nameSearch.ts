import { foldText } from './foldText';
import { distanceOfWord } from './wordDistance';

/** More words than this of a search are left out. */
const MOST_WORDS = 10;

/** What is typed into a search, split into folded words. Hyphens separate words, as blanks do. */
export function searchWords(typed: string): readonly string[] {
  return foldText(typed)
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/**
 * The search of every list and picker. Found is what holds every typed word, wherever it is: first what equals the search,
 * then what begins with it, then what has each word at the beginning of one of its words. Only while nothing holds the
 * words as they are typed, the most similar are found: "sqaut", "dumbell", "benchpress".
 * @example searchNames(['Goblet Squat', 'Squat Jump'], 'squat', foldText) // ['Squat Jump', 'Goblet Squat']
 */
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

/** The items that hold every word, in their order. */
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

/** Items that hold every word: the best fit first, and among equals as they were. */
export function byRank<Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] {
  const ranked: Item[][] = [[], [], [], []];
  for (const item of items) ranked[rankOf(foldedOf(item), words)]?.push(item);
  return ranked.flat();
}

/** How well a folded text that holds the words fits them: 0 it equals them, 1 it begins so, 2 each begins a word, 3 else. */
export function rankOf(folded: string, words: readonly string[]): number {
  const text = folded.replaceAll('-', ' ');
  const phrase = words.join(' ');
  if (text === phrase) return 0;
  if (text.startsWith(phrase)) return 1;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 2 : 3;
}

/** The items with the words most similar to all of these, in their order. */
export function similarNames<Item>(
  items: readonly Item[],
  words: readonly string[],
  foldedOf: (item: Item) => string,
): readonly Item[] {
  const distances = items.map((item) => distanceOf(foldedOf(item), words) ?? Infinity);
  const nearest = distances.reduce((one, other) => Math.min(one, other), Infinity);
  return items.filter((_item, index) => nearest < Infinity && distances[index] === nearest);
}

function distanceOf(folded: string, words: readonly string[]): number | null {
  const plain = folded.replace(/[^\p{L}\p{N}\s-]/gu, '').split(/[\s-]+/);
  // "benchpress" is two words of the name, written as one.
  const pairs = plain.slice(1).map((word, index) => `${plain[index] ?? ''}${word}`);
  const candidates = [...plain, ...pairs];
  let sum = 0;
  for (const word of words) {
    const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
    const isHeld = letters !== '' && plain.some((one) => one.includes(letters));
    const distance = isHeld ? 0 : distanceOfWord(letters, candidates);
    if (distance === null) return null;
    sum += distance;
  }
  return sum;
}
