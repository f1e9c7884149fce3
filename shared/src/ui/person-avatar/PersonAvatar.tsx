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
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`person-avatar person-avatar-${size} person-avatar-${avatarColor(name)}`} {...naming}>
      {personInitials(name)}
      {imageUrl && imageUrl !== failedUrl ? (
        <img src={imageUrl} alt="" loading="lazy" onError={() => setFailedUrl(imageUrl)} />
      ) : null}
    </span>
  );
}
