export const NAME_MAX_LENGTH = 100;

const NAME_SHAPE = /^\p{L}[\p{L}\p{M}'’ ]*$/u;
const ENDS_WITH_ALPHABETIC = /[\p{L}\p{M}]$/u;

/** True for a first or last name: letters of any script, apostrophes and spaces (`O'Hara`). Trim before. */
export function isPersonName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && NAME_SHAPE.test(text) && ENDS_WITH_ALPHABETIC.test(text);
}
