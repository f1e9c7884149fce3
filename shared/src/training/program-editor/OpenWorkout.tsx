import type { Workout } from '@formline/shared/contracts/workouts';
import type { ProgramContext } from '@formline/shared/training/program-context/programContext.ts';
import type { WorkoutEditorView } from '@formline/shared/training/workout-editor/workoutEditorPlace.ts';
import type { WorkoutSave } from '@formline/shared/training/workout-editor/workoutSaving.ts';
import { Card, chakra } from '@formline/shared/ui/core';
import { LazyWorkoutPanel } from './LazyWorkoutPanel';
import { programEditorTexts as texts } from './programEditor.texts';
import type { KeptWorkout } from './keptWorkouts';
import type { OpenProgramPlace } from './openProgramPlace';
import type { ProgramWorkouts } from './programWorkouts';
import type { ProgramEditorState } from './useProgramEditor';

const Panel = chakra(Card, { base: { h: 'full', minW: '0', minH: '0', overflow: 'hidden' } });

export interface OpenWorkoutProps {
  context: ProgramContext;
  workoutId: number;
  /** Where it is read. */
  source: ProgramWorkouts;
  editor: ProgramEditorState;
  canEdit: boolean;
  onSave: ((save: WorkoutSave) => Promise<Workout>) | null;
  /** What was done to it before, where it is saved nowhere. */
  kept: KeptWorkout | undefined;
  onKeep: (kept: KeptWorkout) => void;
  place: OpenProgramPlace;
  onPlaceChange: (part: Partial<OpenProgramPlace>) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
  onClose: () => void;
}

/** The workout that is open beside its program. */
export function OpenWorkout({ editor, place, onPlaceChange, ...panel }: OpenWorkoutProps) {
  const placed = editor.draft.workouts.find(({ id }) => id === panel.workoutId);
  // What no save has put into the program yet has no place there that could be changed.
  const isPlaced = placed !== undefined && (!editor.isSavedWhenAsked || editor.isPlaceSaved(placed.key));
  const view: WorkoutEditorView =
    place.view === 'programList' || place.view === 'programDetails' || place.view === 'addWorkouts'
      ? 'workoutDetails'
      : place.view;
  return (
    <Panel role="region" padding="none" aria-label={texts.workoutRegion}>
      <LazyWorkoutPanel
        {...panel}
        isPlaced={isPlaced}
        canEdit={panel.canEdit && (isPlaced || !editor.isSavedWhenAsked)}
        place={{ view, exerciseId: place.exerciseId, exerciseKey: place.exerciseKey }}
        onPlaceChange={onPlaceChange}
        onReplace={(by) => {
          if (placed) editor.actions.replace(placed.key, by);
          onPlaceChange({ workoutId: by.id, view: 'workoutDetails', exerciseId: null });
        }}
      />
    </Panel>
  );
}
