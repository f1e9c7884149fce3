import { useState } from 'react';
import { AVATAR_COLOR_COUNT } from '../theme/semanticColors';

export interface PersonAvatarProps {
  name: string;
  imageUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  label?: string | undefined;
}

/** A picture, or coloured initials while there is none. Styles: `personAvatarStyles`. */
export function PersonAvatar({ name, imageUrl, size = 'md', label }: PersonAvatarProps) {
  const initials = personInitials(name);
  return (
    <span
      translate="no"
      className={`person-avatar person-avatar-${size} person-avatar-${avatarColor(name)}`}
      aria-hidden={label === undefined || undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
    >
      {/* A single text child is set as textContent, without a text node that React tracks. */}
      {imageUrl ? (
        <>
          {initials}
          <Picture key={imageUrl} url={imageUrl} />
        </>
      ) : (
        initials
      )}
    </span>
  );
}

function Picture({ url }: { readonly url: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : <img src={url} alt="" loading="lazy" onError={() => setHasFailed(true)} />;
}

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

/** First letters of the first and last word: "Ana Maria Lopez" gives "AL". */
export function personInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${firstCharacter(first)}${firstCharacter(last)}`;
}

function firstCharacter(word: string): string {
  const [character = ''] = word;
  return character.toUpperCase();
}
