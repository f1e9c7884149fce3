import { chakra, Text } from '@formline/shared/ui/core';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

const Frame = chakra('span', {
  base: {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    boxSize: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
    color: 'fg.muted',
    textAlign: 'center',
    p: '2',
    '&:has(img)': { p: '0' },
    '& > svg': { boxSize: 'icon.md' },
    '& > img': { boxSize: 'full' },
  },
});

interface BodyPhotoProps {
  readonly url: string | null;
  readonly alt: string;
  readonly placeholder: string;
  readonly fit: 'cover' | 'contain';
}

export function BodyPhoto({ url, alt, placeholder, fit }: BodyPhotoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url && url !== failedUrl) {
    return (
      <Frame>
        <chakra.img src={url} alt={alt} loading="lazy" objectFit={fit} onError={() => setFailedUrl(url)} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Text as="span" size="sm">
        <chakra.span display="block" asChild mx="auto" mb="1">
          <ImageOff aria-hidden="true" />
        </chakra.span>
        {placeholder}
      </Text>
    </Frame>
  );
}
