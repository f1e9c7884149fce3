import type { WorkoutSummary } from '@formline/shared/contracts/workouts';
import { workoutTotalText } from '@formline/shared/domain/workoutDuration';
import { chakra, Text } from '@formline/shared/ui/core';
import { ClipboardList, Clapperboard } from 'lucide-react';
import { workoutListTexts } from './workoutList.texts';

const Row = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minW: '0', w: 'full' },
});
const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'accent.subtle',
    color: 'accent.text',
    '& svg': { boxSize: 'icon.md' },
    '& img': { boxSize: 'full', objectFit: 'cover' },
  },
});

interface WorkoutRowProps {
  readonly workout: Pick<WorkoutSummary, 'name' | 'exercise_count' | 'total_dur_seconds' | 'uploaded_media'>;
}

/** What a row of a list says of a workout: its name, how much stands in it, and how long it takes. */
export function WorkoutRow({ workout }: WorkoutRowProps) {
  return (
    <Row>
      <Picture aria-hidden="true">
        <PictureOf media={workout.uploaded_media} />
      </Picture>
      <chakra.span minW="0" flex="1">
        <Text as="span" display="block" fontWeight="medium" singleLine title={workout.name}>
          {workout.name}
        </Text>
        <Text as="span" display="block" size="sm" tone="muted" tabular singleLine>
          {factsOf(workout)}
        </Text>
      </chakra.span>
    </Row>
  );
}

function PictureOf({ media }: { readonly media: WorkoutSummary['uploaded_media'] }) {
  if (media?.thumbnail_url) return <img src={media.thumbnail_url} alt="" loading="lazy" />;
  return media ? <Clapperboard /> : <ClipboardList />;
}

function factsOf({ exercise_count, total_dur_seconds, uploaded_media }: WorkoutRowProps['workout']): string {
  if (uploaded_media) return videoFact(uploaded_media.status);
  const { exerciseCount } = workoutListTexts;
  return `${exerciseCount(exercise_count)} · ${workoutTotalText(total_dur_seconds, 'up')}`;
}

function videoFact(status: 'PENDING' | 'FINISHED' | 'ERROR'): string {
  switch (status) {
    case 'PENDING':
      return workoutListTexts.processing;
    case 'FINISHED':
      return workoutListTexts.video;
    case 'ERROR':
      return workoutListTexts.failedVideo;
  }
}
