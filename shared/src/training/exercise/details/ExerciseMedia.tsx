import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { announce, chakra } from '@formline/shared/ui/core';
import { useState } from 'react';
import { ExerciseThumbnail } from '../../body-map/ExerciseThumbnail';
import { MediaFrame } from '../../media-upload/MediaFrame';
import { exerciseDetailsTexts as texts } from './exerciseDetails.texts';

const DRAWING_SIZE = '9rem';

const Video = chakra('video', { base: { w: 'full', h: 'full', objectFit: 'contain', bg: 'black' } });
const Photo = chakra('img', { base: { w: 'full', h: 'full', objectFit: 'contain' } });
const Drawing = chakra('div', { base: { display: 'grid', placeItems: 'center', minH: '0' } });

export type ShownExercise = Pick<Exercise, 'name' | 'image_url' | 'video_url' | 'muscle_groups'>;

/** Video or picture of an exercise; without either, or when it fails to load, a drawing of the trained muscles. */
export function ExerciseMedia({ exercise }: { readonly exercise: ShownExercise }) {
  const { name, image_url, video_url, muscle_groups } = exercise;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const fail = (address: string) => setFailed((known) => [...known, address]);
  const isUsable = (address: string | null): address is string =>
    address !== null && !failed.includes(address);
  if (isUsable(video_url)) {
    return (
      <MediaFrame>
        <Video
          key={video_url}
          src={video_url}
          controls
          playsInline
          preload="metadata"
          aria-label={texts.video(name)}
          {...(isUsable(image_url) && { poster: image_url })}
          onError={() => {
            fail(video_url);
            announce(texts.mediaFailed);
          }}
        />
      </MediaFrame>
    );
  }
  return (
    <MediaFrame>
      {isUsable(image_url) ? (
        <Photo src={image_url} alt={texts.image(name)} decoding="async" onError={() => fail(image_url)} />
      ) : (
        <Drawing>
          <ExerciseThumbnail
            muscleGroups={muscle_groups.map((group) => group.name)}
            size={DRAWING_SIZE}
            title={texts.drawing(muscle_groups.map((group) => group.name))}
          />
        </Drawing>
      )}
    </MediaFrame>
  );
}
