const LONGEST_SEARCH_WORDS = 10;

/** Patterns that a name must match one and all: one for each word typed, the characters special to LIKE taken literally. */
export function searchPatterns(search: string | undefined): string[] {
  return (search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, LONGEST_SEARCH_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, (special) => `\\${special}`)}%`);
}
