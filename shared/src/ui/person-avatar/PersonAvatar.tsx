import { useState } from 'react';
import { avatarColor } from './avatarColor';
import { personInitials } from './personInitials';

export interface PersonAvatarProps {
  name: string;
  imageUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  label?: string | undefined;
}

/**
 * The picture of a person or club, or coloured initials while there is none. Styles:
 * `personAvatarSheet`.
 */
export function PersonAvatar({ name, imageUrl, size = 'md', label }: PersonAvatarProps) {
  const initials = personInitials(name);
  return (
    <span
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
