import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import { Clapperboard, ClipboardList } from 'lucide-react';
import { useState } from 'react';

const SIZE = '2.5rem';
const GROUND = {
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  flexShrink: 0,
  borderRadius: 'var(--fl-radii-md)',
  background: 'var(--fl-colors-accent-subtle)',
  color: 'var(--fl-colors-accent-text)',
} as const;
const PHOTO = { ...GROUND, display: 'block', objectFit: 'cover' } as const;

interface WorkoutPictureProps {
  readonly media: Pick<UploadedMedia, 'thumbnail_url'> | null;
}

export function WorkoutPicture({ media }: WorkoutPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = media?.thumbnail_url ?? null;
  if (url !== null && url !== failedUrl) {
    return (
      <img src={url} alt="" loading="lazy" decoding="async" style={PHOTO} onError={() => setFailedUrl(url)} />
    );
  }
  const Sign = media ? Clapperboard : ClipboardList;
  return (
    <span style={GROUND}>
      <Sign size={20} aria-hidden="true" />
    </span>
  );
}
