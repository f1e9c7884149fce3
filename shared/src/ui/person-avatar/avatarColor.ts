import { AVATAR_COLOR_COUNT } from '../theme/semanticColors';

const HASH_FACTOR = 31;
const HASH_LIMIT = 1_000_003;

/** The avatar colour of a name, from 1; equal names have equal colours. */
export function avatarColor(name: string): number {
  let hash = 7;
  const characters = name.trim().toLowerCase();
  for (let at = 0; at < characters.length; at += 1) {
    hash = (hash * HASH_FACTOR + characters.charCodeAt(at)) % HASH_LIMIT;
  }
  return (hash % AVATAR_COLOR_COUNT) + 1;
}
