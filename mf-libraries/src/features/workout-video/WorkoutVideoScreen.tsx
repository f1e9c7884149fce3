import { isApiError } from '@formline/shared/api-client';
import type { WorkoutSummary } from '@formline/shared/contracts/workouts';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { workoutQuery } from '@formline/shared/training/workout-list/workoutList.queries.ts';
import { WorkoutVideoEditor } from '@formline/shared/training/workout-video/WorkoutVideoEditor';
import { Card, EmptyState, ErrorState } from '@formline/shared/ui/core';
import { useState } from 'react';
import { deleteVideoWorkout, keepVideo, saveVideoWorkout } from './saveVideoWorkout';
import { WorkoutVideoSkeleton } from './WorkoutVideoSkeleton';
import { workoutVideoScreenTexts as texts } from './workoutVideoScreen.texts';

export interface WorkoutVideoScreenProps {
  /** Null: a new one. */
  readonly workoutId: number | null;
  readonly canEdit: boolean;
  /** It is saved: of a new one this tells the number, which belongs into the address now. */
  readonly onSaved: (workout: WorkoutSummary) => void;
  readonly onDeleted: () => void;
}

/** The library's screen of a workout that is a video: a new one, or one that is looked up. */
export function WorkoutVideoScreen({ workoutId, canEdit, onSaved, onDeleted }: WorkoutVideoScreenProps) {
  const cache = useQueryClient();
  const [madeId, setMadeId] = useState<number | null>(null);
  const known = useQuery({ ...workoutQuery(workoutId ?? 0), enabled: workoutId !== null });
  const workout = workoutId === null ? null : known.data;
  if (workout === undefined) {
    if (!known.isError) return <WorkoutVideoSkeleton />;
    const isGone = isApiError(known.error) && known.error.status === 404;
    return (
      <Card>
        {isGone ? (
          <EmptyState title={texts.gone.title} text={texts.gone.text} />
        ) : (
          <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void known.refetch()} />
        )}
      </Card>
    );
  }
  return (
    <WorkoutVideoEditor
      // What was new a moment ago is the same editor, with its undo and its focus.
      key={workoutId === madeId ? 'new' : String(workoutId)}
      workout={workout}
      context="library"
      canEdit={canEdit}
      onSave={(input, idempotencyKey) => saveVideoWorkout(cache, workout, { input, idempotencyKey })}
      onSaved={(saved) => {
        if (workout === null) setMadeId(saved.id);
        onSaved(saved);
      }}
      onDelete={workout ? () => deleteVideoWorkout(cache, workout) : undefined}
      onDeleted={onDeleted}
      onVideoChange={(media) => {
        if (workout) keepVideo(cache, workout, media);
      }}
    />
  );
}
