import type { Exercise } from '@formline/shared/contracts/exercises';
import { ExerciseThumbnail } from '@formline/shared/training/body-map/ExerciseThumbnail';
import { chakra } from '@formline/shared/ui/core';
import { useState } from 'react';

const Photo = chakra('img', {
  base: { display: 'block', objectFit: 'cover', flexShrink: '0', borderRadius: 'md', bg: 'bg.muted' },
});

export interface ExercisePictureProps {
  exercise: Exercise;
  /** Edge of the square as a CSS length. */
  size: string;
  /** Says what is shown, where no text beside it does. */
  title?: string | undefined;
}

/** The picture of an exercise; our drawing of the working muscles if it has none or it fails to load. */
export function ExercisePicture({ exercise, size, title }: ExercisePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { image_url, muscle_groups } = exercise;
  if (image_url === null || image_url === failedUrl) {
    return (
      <ExerciseThumbnail muscleGroups={muscle_groups.map(({ name }) => name)} size={size} title={title} />
    );
  }
  return (
    <Photo
      src={image_url}
      alt={title ?? ''}
      loading="lazy"
      decoding="async"
      style={{ width: size, height: size }}
      onError={() => setFailedUrl(image_url)}
    />
  );
}
