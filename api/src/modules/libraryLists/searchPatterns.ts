import { searchWords } from '@formline/shared/domain/nameSearch';

/** Patterns that a name must match one and all: one for each word typed, the characters special to LIKE taken literally. */
export const searchPatterns = (search: string | undefined): string[] =>
  searchWords(search ?? '').map((word) => `%${literally(word)}%`);

/** A word or phrase, the characters special to LIKE taken literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);
