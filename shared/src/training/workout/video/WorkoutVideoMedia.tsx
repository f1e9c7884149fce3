import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import { Box, chakra, Flex, Spinner, Text } from '@formline/shared/ui/core';
import { Film } from 'lucide-react';
import { MediaFrame } from '../../media-upload/MediaFrame';
import { MediaUploader } from '../../media-upload/MediaUploader';
import { workoutListTexts } from '../list/workoutList.texts';
import { HlsPlayer } from './player/HlsPlayer';
import type { WorkoutVideo } from './useWorkoutVideo';
import { VIDEO_ACCEPT } from './videoFile';
import type { VideoStage } from './videoStage';
import { workoutVideoTexts as texts } from './workoutVideo.texts';

const Note = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    p: '6',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { boxSize: '8' },
  },
});

interface WorkoutVideoMediaProps {
  readonly video: WorkoutVideo;
  readonly title: string;
  readonly canReplace: boolean;
}

export function WorkoutVideoMedia({ video, title, canReplace }: WorkoutVideoMediaProps) {
  const { stage, upload, isSending } = video;
  const media = shownOf(stage, title);
  const hasFailed = stage.name === 'error';
  const problem = upload.problem ?? (hasFailed && upload.share === null ? texts.errors.status : null);
  if (!canReplace) {
    return (
      <MediaFrame role="group" aria-label={texts.label}>
        {media ?? <Nothing text={hasFailed ? workoutListTexts.video.ERROR : texts.noVideo} />}
      </MediaFrame>
    );
  }
  return (
    <Box>
      <MediaUploader
        label={texts.label}
        upload={{ ...upload, problem }}
        accept={VIDEO_ACCEPT}
        hint={texts.hint}
        media={media}
        onFile={upload.start}
      />
      {stage.name === 'processing' && !isSending && (
        <Text size="sm" tone="muted" mt="3">
          {stage.before ? `${texts.processing} ${texts.saveMeanwhile}` : texts.processing}
        </Text>
      )}
    </Box>
  );
}

function shownOf(stage: VideoStage, title: string) {
  switch (stage.name) {
    case 'empty':
    case 'error':
      return null;
    case 'processing':
      return <InProcess media={stage.media} />;
    case 'media_available':
      return (
        <HlsPlayer
          key={stage.media.id}
          address={stage.media.stream_url ?? ''}
          posterAddress={stage.media.thumbnail_url}
          title={title}
        />
      );
  }
}

function InProcess({ media }: { readonly media: UploadedMedia }) {
  return (
    <Note>
      {media.thumbnail_url !== null && (
        <chakra.img
          src={media.thumbnail_url}
          alt=""
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          opacity="0.16"
        />
      )}
      <Spinner />
      <Text fontWeight="medium">{texts.processingShort}</Text>
    </Note>
  );
}

function Nothing({ text }: { readonly text: string }) {
  return (
    <Note>
      <Film aria-hidden="true" />
      <Flex>{text}</Flex>
    </Note>
  );
}
