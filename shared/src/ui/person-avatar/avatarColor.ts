import { AVATAR_COLOR_COUNT } from '../theme/semanticColors';

const HASH_FACTOR = 31;
const HASH_LIMIT = 1_000_003;

/** The number of the avatar colour of a name, from 1: the same name has the same colour everywhere. */
export function avatarColor(name: string): number {
  let hash = 7;
  for (const letter of name.trim().toLocaleLowerCase()) {
    hash = (hash * HASH_FACTOR + (letter.codePointAt(0) ?? 0)) % HASH_LIMIT;
  }
  return (hash % AVATAR_COLOR_COUNT) + 1;
}
