import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { avatarColor } from './avatarColor';
import { personInitials } from './personInitials';

const AvatarRoot = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { boxSize: '8', fontSize: 'xs' },
      md: { boxSize: '10', fontSize: 'sm' },
      lg: { boxSize: '16', fontSize: 'xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface PersonAvatarProps {
  name: string;
  imageUrl?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Says whose picture it is, for an avatar without the name beside it. */
  label?: string | undefined;
}

/** The picture of a person or club; initials on a colour of their own while there is none or it fails. */
export function PersonAvatar({ name, imageUrl, size = 'md', label }: PersonAvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const color = avatarColor(name);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <AvatarRoot size={size} bg={`avatar.${color}.bg`} color={`avatar.${color}.fg`} {...naming}>
      {personInitials(name)}
      {imageUrl && imageUrl !== failedUrl ? (
        <chakra.img
          src={imageUrl}
          alt=""
          loading="lazy"
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : null}
    </AvatarRoot>
  );
}
