import { searchWords } from '@formline/shared/domain/nameSearch';
import { literally, searchPatterns } from './searchPatterns';

/** What a list is searched by, in the parts its statement takes. */
export interface SearchParts {
  /** Each must be found in the name. */
  readonly patterns: readonly string[];
  /** The words, one after the other. */
  readonly phrase: string;
  /** Each matches what has a word that begins with the typed one, after a blank. */
  readonly beginnings: readonly string[];
}

export function searchParts(search: string | undefined): SearchParts {
  const words = searchWords(search ?? '');
  return {
    patterns: searchPatterns(search),
    phrase: words.join(' '),
    beginnings: words.map((word) => `% ${literally(word)}%`),
  };
}

export const NO_SEARCH: SearchParts = { patterns: [], phrase: '', beginnings: [] };
