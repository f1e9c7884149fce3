import { foldText } from './foldText';

/** Limit of the library's names. */
const LONGEST_NAME = 160;
/** Room for ` (Copy 9999)` and to spare. */
const LONGEST_SUFFIX = 20;

/**
 * What a copy is called: as the original where that name is free, else with a suffix: `Leg Day`, `Leg Day (Copy)`,
 * `Leg Day (Copy 2)`. A copy of a copy counts on. Upper and lower case and accents make no other name.
 */
export function copyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(foldText));
  if (!used.has(foldText(name))) return name;
  const plain = withoutCopySuffix(name);
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? ' (Copy)' : ` (Copy ${count})`;
    const copy = `${plain.slice(0, LONGEST_NAME - suffix.length).trimEnd()}${suffix}`;
    if (!used.has(foldText(copy))) return copy;
  }
}

/**
 * What the name of every copy begins with: the names that may be in a copy's way are those that begin so too. A copy of a
 * very long name is cut to make room for its suffix.
 */
export const copyNameBeginning = (name: string): string =>
  withoutCopySuffix(name).slice(0, LONGEST_NAME - LONGEST_SUFFIX);

const withoutCopySuffix = (name: string): string => name.replace(/ \(Copy(?: \d{1,4})?\)$/, '');
