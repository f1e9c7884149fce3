import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { Workout, WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import type { ProgramContext } from '@formline/shared/training/editing/programContext.ts';
import type { WorkoutEditorView } from '@formline/shared/training/workout/draft/workoutEditorViewState.ts';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { Card, chakra, lazyPart, LoadingState, Skeleton } from '@formline/shared/ui/core';
import { memo } from 'react';
import { programEditorTexts as texts } from './programEditor.texts';
import type { KeptWorkout } from '../draft/keptWorkouts';
import { type OpenProgramViewState, PROGRAM_ALONE } from '../draft/openProgramViewState';
import type { ProgramWorkouts } from './programWorkouts';
import type { ProgramEditorState } from './useProgramEditor';

const Panel = chakra(Card, { base: { h: 'full', minW: '0', minH: '0', overflow: 'hidden' } });

export interface OpenWorkoutProps extends Omit<WorkoutBesideProps, 'placed' | 'isPlaced' | 'onReplace'> {
  editor: ProgramEditorState;
}

export function OpenWorkout({ editor, canEdit, ...beside }: OpenWorkoutProps) {
  const placed = editor.draft.workouts.find(({ id }) => id === beside.workoutId);
  // A workout that is not saved in the program yet has no slot to change.
  const isPlaced = placed !== undefined && (!editor.isSavedWhenAsked || editor.isSlotSaved(placed.key));
  return (
    <WorkoutBeside
      {...beside}
      placed={placed}
      isPlaced={isPlaced}
      canEdit={canEdit && (isPlaced || !editor.isSavedWhenAsked)}
      onReplace={editor.actions.replace}
    />
  );
}

interface WorkoutBesideProps {
  context: ProgramContext;
  workoutId: number;
  source: ProgramWorkouts;
  placed: ProgramWorkout | undefined;
  isPlaced: boolean;
  canEdit: boolean;
  onSave: ((save: WorkoutSave) => Promise<Workout>) | null;
  /** The unsaved history, where the workout is not saved on its own. */
  kept: KeptWorkout | undefined;
  onKeep: (kept: KeptWorkout) => void;
  onReplace: (key: string, by: WorkoutSummary) => void;
  viewState: OpenProgramViewState;
  onViewStateChange: (part: Partial<OpenProgramViewState>) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
}

const WorkoutBeside = memo(function WorkoutBeside(props: WorkoutBesideProps) {
  const { placed, viewState, onViewStateChange, onReplace, ...panel } = props;
  const view: WorkoutEditorView =
    viewState.view === 'programList' ||
    viewState.view === 'programDetails' ||
    viewState.view === 'addWorkouts'
      ? 'workoutDetails'
      : viewState.view;
  return (
    <Panel role="region" padding="none" aria-label={texts.workoutRegion}>
      <LazyWorkoutPanel
        {...panel}
        viewState={{ view, exerciseId: viewState.exerciseId, exerciseKey: viewState.exerciseKey }}
        onViewStateChange={onViewStateChange}
        onReplace={(by) => {
          if (placed) onReplace(placed.key, by);
          onViewStateChange({ workoutId: by.id, view: 'workoutDetails', exerciseId: null });
        }}
        onClose={() => onViewStateChange(PROGRAM_ALONE)}
      />
    </Panel>
  );
});

const LazyWorkoutPanel = lazyPart(async () => (await import('./WorkoutPanel')).WorkoutPanel, {
  loading: (
    <LoadingState label={texts.loadingWorkout}>
      <Skeleton h="12" m="4" />
      <Skeleton h="80" m="4" />
    </LoadingState>
  ),
});
