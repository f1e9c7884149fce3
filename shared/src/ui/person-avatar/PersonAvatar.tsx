import { useState } from 'react';
import { avatarColor } from './avatarColor';
import { personInitials } from './personInitials';

export interface PersonAvatarProps {
  name: string;
  imageUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Says whose picture it is, for an avatar without the name beside it. */
  label?: string | undefined;
}

/**
 * The picture of a person or club; initials on a colour of their own while there is none or it fails. Its look stands in
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
      {/* With nothing beside it, the text is the element's own, and no node of which React keeps account. */}
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
