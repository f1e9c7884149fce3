import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { useState } from 'react';
import { ExerciseThumbnail } from '../../body-map/ExerciseThumbnail';

const PHOTO = {
  display: 'block',
  objectFit: 'cover',
  flexShrink: 0,
  borderRadius: 'var(--fl-radii-md)',
  background: 'var(--fl-colors-bg-muted)',
} as const;

export interface ExercisePictureProps {
  exercise: Pick<Exercise, 'image_url' | 'muscle_groups'>;
  size: string;
  title?: string | undefined;
}

export function ExercisePicture({ exercise, size, title }: ExercisePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { image_url, muscle_groups } = exercise;
  if (image_url === null || image_url === failedUrl) {
    return (
      <ExerciseThumbnail muscleGroups={muscle_groups.map(({ name }) => name)} size={size} title={title} />
    );
  }
  return (
    <img
      src={image_url}
      alt={title ?? ''}
      loading="lazy"
      decoding="async"
      style={{ ...PHOTO, width: size, height: size }}
      onError={() => setFailedUrl(image_url)}
    />
  );
}
