import { groupNameTexts } from './groupName.texts';

const LONGEST_NAME = 120;

/** Accented letters and other Latin letters beyond the English ones. */
const FOREIGN_LATIN = /(?![A-Za-z])\p{Script=Latin}/u;
/** Emoji, their modifiers and signs such as arrows and stars; those on a keyboard (`+ $ < =`) are fine. */
const SYMBOL = /(?![ -~])[\p{S}\p{Extended_Pictographic}\u20e3]/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/u;

/** The problem of a group's name, or null. Surrounding blanks do not count. */
export function groupNameProblem(name: string): string | null {
  const composed = name.trim().normalize('NFC');
  const isValid =
    composed !== '' &&
    ![FOREIGN_LATIN, SYMBOL, INVISIBLE].some((refused) => refused.test(composed)) &&
    !/[A-Za-z]\p{M}/u.test(composed);
  if (!isValid) return groupNameTexts.invalid;
  return composed.length > LONGEST_NAME ? groupNameTexts.tooLong(LONGEST_NAME) : null;
}
