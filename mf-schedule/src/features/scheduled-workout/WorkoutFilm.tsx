import type { UploadedMedia } from '@formline/shared/contracts/library/media';
import { chakra, Center, lazyPart, Skeleton, Text } from '@formline/shared/ui/core';
import { scheduledWorkoutTexts as texts } from './scheduledWorkout.texts';

const Frame = chakra('div', {
  base: { aspectRatio: '526 / 235', w: 'full', overflow: 'hidden', borderRadius: 'lg', bg: 'bg.muted' },
});

const HlsPlayer = lazyPart(
  async () => (await import('@formline/shared/training/workout/video/player/HlsPlayer')).HlsPlayer,
  { loading: <Skeleton w="full" h="full" /> },
);

interface WorkoutFilmProps {
  readonly media: UploadedMedia;
  readonly name: string;
}

export function WorkoutFilm({ media, name }: WorkoutFilmProps) {
  const { id, status, stream_url: address, thumbnail_url: posterAddress } = media;
  return (
    <Frame>
      {status === 'FINISHED' && address !== null ? (
        <HlsPlayer key={id} address={address} posterAddress={posterAddress} title={texts.video(name)} />
      ) : (
        <Center h="full">
          <Text tone="muted">{status === 'PENDING' ? texts.videoPending : texts.videoFailed}</Text>
        </Center>
      )}
    </Frame>
  );
}
