import { foldText } from './foldText';

/** As much as a name of the library can hold. */
const LONGEST_NAME = 160;

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

/** The name a copy's name was made from: `Leg Day` of `Leg Day (Copy 2)`. */
export const withoutCopySuffix = (name: string): string => name.replace(/ \(Copy(?: \d{1,4})?\)$/, '');
