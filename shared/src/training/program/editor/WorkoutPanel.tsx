import type { Workout, WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { useQuery, useQueryClient } from '@formline/shared/query';
import { contextRules, type ProgramContext } from '@formline/shared/training/editing/programContext.ts';
import { WorkoutEditor } from '@formline/shared/training/workout/editor/WorkoutEditor';
import type { WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import type { WorkoutEditorViewState } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import { workoutHeadTexts } from '@formline/shared/training/workout/editor/workoutHead.texts.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { useCopyWorkout } from '@formline/shared/training/workout/list/useCopyWorkout.ts';
import {
  announce,
  Button,
  ErrorState,
  IconButton,
  LoadingState,
  Skeleton,
  Text,
} from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import type { KeptWorkout } from '../draft/keptWorkouts';
import { programEditorTexts as texts } from './programEditor.texts';
import { type ProgramWorkouts, programWorkoutQuery } from './programWorkouts';

export interface WorkoutPanelProps {
  context: ProgramContext;
  workoutId: number;
  source: ProgramWorkouts;
  canEdit: boolean;
  isPlaced: boolean;
  onSave: ((save: WorkoutSave) => Promise<Workout>) | null;
  kept?: KeptWorkout | undefined;
  onKeep?: ((kept: KeptWorkout) => void) | undefined;
  viewState: WorkoutEditorViewState;
  onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
  onReplace: (by: WorkoutSummary) => void;
  onClose: () => void;
}

export function WorkoutPanel(props: WorkoutPanelProps) {
  const { context, workoutId, source, canEdit, isPlaced, onSave, onReplace, kept, onKeep } = props;
  const cache = useQueryClient();
  const [opened, setOpened] = useState(0);
  const query = useQuery(programWorkoutQuery(source, workoutId));
  const copying = useCopyWorkout();
  const save = async (saving: WorkoutSave, to: NonNullable<WorkoutPanelProps['onSave']>) => {
    try {
      const saved = await to(saving);
      source.keep(cache, saved);
      announce(texts.savedWorkout(saved.name));
      return saved;
    } catch (error) {
      notify.error(texts.errors.saveWorkout);
      throw error;
    }
  };
  const close = <IconButton size="sm" label={texts.closeWorkout} icon={<X />} onClick={props.onClose} />;
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        title={texts.errors.workout}
        text={texts.errors.connection}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={texts.loadingWorkout}>
        <Skeleton h="12" m="4" />
        <Skeleton h="80" m="4" />
      </LoadingState>
    );
  }
  const workout = query.data;
  const isProviders = workout.owner_id === null && context === 'library';
  const { canEditVideoTexts } = contextRules(context, { canEdit, isOwn: workout.owner_id !== null });
  return (
    <WorkoutEditor
      key={opened}
      workout={workout}
      context={context}
      canEdit={workout.uploaded_media ? canEditVideoTexts : canEdit}
      canAdd={isPlaced}
      {...(!onSave && {
        before: kept?.history,
        onDraft: (_draft: WorkoutDraft, history: KeptWorkout['history']) => onKeep?.({ workout, history }),
      })}
      viewState={props.viewState}
      onViewStateChange={props.onViewStateChange}
      onUnsavedChange={props.onUnsavedChange}
      {...(onSave && { onSave: (saving: WorkoutSave) => save(saving, onSave) })}
      onReload={async () => {
        const { data } = await query.refetch({ throwOnError: true });
        setOpened(opened + 1);
        return data ?? workout;
      }}
      actions={
        <>
          {context === 'rescheduling' && !isPlaced && (
            <Text size="sm" tone="muted">
              {workoutHeadTexts.addHint}
            </Text>
          )}
          {isProviders && canEdit && (
            <Button
              size="sm"
              icon={<Copy />}
              isLoading={copying.isPending}
              onClick={() => copying.mutate(workout, { onSuccess: onReplace })}
            >
              {texts.copyToEdit}
            </Button>
          )}
          {close}
        </>
      }
    />
  );
}
