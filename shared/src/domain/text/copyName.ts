import { cutText } from './cutText';
import { foldText } from './foldText';

const LONGEST_NAME = 160;
/** Room for ` (Copy 9999)` and more. */
const LONGEST_SUFFIX = 20;

/** `Leg Day` when free, else `Leg Day (Copy)`, `Leg Day (Copy 2)`. Case and accents make no other name. */
export function copyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(foldText));
  if (!used.has(foldText(name))) return name;
  const plain = withoutCopySuffix(name);
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? ' (Copy)' : ` (Copy ${count})`;
    const copy = `${cutText(plain, LONGEST_NAME - suffix.length).trimEnd()}${suffix}`;
    if (!used.has(foldText(copy))) return copy;
  }
}

/** What the name of every copy begins with, so that a search finds the names in its way. */
export const copyNameBeginning = (name: string): string =>
  cutText(withoutCopySuffix(name), LONGEST_NAME - LONGEST_SUFFIX);

const withoutCopySuffix = (name: string): string => name.replace(/ \(Copy(?: \d{1,4})?\)$/, '');
