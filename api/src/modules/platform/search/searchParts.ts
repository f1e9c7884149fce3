import { splitSearch } from '@formline/shared/domain/people/nameSearch';

/** What a list is searched by, as it was typed: the statement brings it into the form texts are searched in. */
export interface SearchParts {
  /** Each must be found in the name. */
  readonly patterns: readonly string[];
  /** The words, one after the other. */
  readonly phrase: string;
  /** Each matches what has a word that begins with the typed one, after a blank. */
  readonly beginnings: readonly string[];
}

export function searchParts(search: string | undefined): SearchParts {
  const words = splitSearch(search ?? '');
  return {
    patterns: words.map((word) => `%${literally(word)}%`),
    phrase: words.join(' '),
    beginnings: words.map((word) => `% ${literally(word)}%`),
  };
}

export const NO_SEARCH: SearchParts = { patterns: [], phrase: '', beginnings: [] };

/** Patterns that a name must match one and all: one for each word typed, the characters special to LIKE taken literally. */
export const searchPatterns = (search: string | undefined): readonly string[] => searchParts(search).patterns;

const literally = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);
