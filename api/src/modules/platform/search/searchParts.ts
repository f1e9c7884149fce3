import { splitSearch } from '@formline/shared/domain/people/nameSearch';

export interface SearchParts {
  readonly patterns: readonly string[];
  readonly phrase: string;
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

/** One pattern per typed word; characters special to LIKE are escaped. */
export const searchPatterns = (search: string | undefined): readonly string[] => searchParts(search).patterns;

const literally = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);
