import { MediaUploader } from '@formline/shared/training/media-upload/MediaUploader';
import { MEDIA_ACCEPT } from '@formline/shared/training/media-upload/mediaFile.ts';
import type { Upload } from '@formline/shared/training/media-upload/useUpload.ts';
import { chakra } from '@formline/shared/ui/core';
import { memo } from 'react';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { fileProblem } from './ownExerciseMedia';
import type { DraftEditing } from './useValidatedDraft';

const Video = chakra('video', { base: { w: 'full', h: 'full', objectFit: 'contain', bg: 'black' } });
const Photo = chakra('img', { base: { w: 'full', h: 'full', objectFit: 'contain' } });

export interface ExerciseMediaFieldProps extends Pick<DraftEditing, 'edit'> {
  readonly image: string | null;
  readonly video: string | null;
  readonly upload: Upload;
}

export const ExerciseMediaField = memo(function ExerciseMediaField(props: ExerciseMediaFieldProps) {
  const { image, video, upload, edit } = props;
  const handleFile = (file: File) => {
    const problem = fileProblem(file);
    if (problem === null) upload.start(file);
    else upload.refuse(problem);
  };
  const handleRemove = () =>
    edit((now) => ({ ...now, image_url: null, video_url: null }), { label: texts.media });
  return (
    <MediaUploader
      label={texts.media}
      upload={upload}
      accept={MEDIA_ACCEPT}
      hint={texts.mediaHint}
      media={mediaOf(image, video)}
      onFile={handleFile}
      onRemove={handleRemove}
    />
  );
});

function mediaOf(image: string | null, video: string | null) {
  if (video !== null) {
    return (
      <Video
        key={video}
        src={video}
        controls
        playsInline
        preload="metadata"
        aria-label={texts.video}
        {...(image !== null && { poster: image })}
      />
    );
  }
  return image === null ? null : <Photo src={image} alt={texts.image} />;
}
