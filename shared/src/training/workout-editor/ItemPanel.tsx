import type { RefObject } from 'react';
import { ExerciseEditor } from '../exercise-editor/ExerciseEditor';
import { LazyExerciseDetails } from '../exercise-details/LazyExerciseDetails';
import type { ProgramContext } from '../program-context/programContext';
import { AddExercisesPanel } from './AddExercisesPanel';
import { defaultSection } from './draftSections';
import type { LibraryItem } from './libraryItem';
import type { EditorSteps } from './editorSteps';
import { findExercise, findItem, type WorkoutDraft } from './workoutDraft';
import type { WorkoutEditorPlace } from './workoutEditorPlace';

export interface ItemPanelProps {
  readonly draft: WorkoutDraft;
  readonly place: WorkoutEditorPlace;
  readonly context: ProgramContext;
  readonly steps: EditorSteps;
  readonly onPlaceChange: (place: WorkoutEditorPlace) => void;
  readonly onClose: () => void;
  readonly onFieldDone: () => void;
  readonly onAskRemoval: (key: string) => void;
  /** What is said where a change was made that could not be saved. */
  readonly failure: string | null;
  readonly findRef: RefObject<(key: string) => LibraryItem | undefined>;
}

/** What stands beside the sections: the library to add from, or what is open of the workout. Null when nothing is. */
export function ItemPanel(props: ItemPanelProps) {
  const { draft, place, steps, onPlaceChange, onClose } = props;
  const { view, exerciseId } = place;
  if (view === 'addExercises') {
    const { sections } = draft;
    const chosen = sections.find(({ key }) => key === exerciseId) ?? defaultSection(draft);
    return (
      <AddExercisesPanel
        sections={sections}
        sectionKey={chosen?.key ?? null}
        onSectionChange={(key) => onPlaceChange({ view, exerciseId: key })}
        onAdd={(items, sectionKey) => steps.add(items, { sectionKey })}
        onClose={onClose}
        findRef={props.findRef}
      />
    );
  }
  const exercise = exerciseId === null ? null : findExercise(draft, exerciseId);
  if (!exercise) return null;
  if (view === 'viewExercise') {
    return (
      <LazyExerciseDetails
        exerciseId={exercise.id}
        listed={exercise}
        dose={exercise}
        showsAdjustments={false}
        onShowAdjustments={() => undefined}
        onOpen={() => undefined}
        onClose={() => onPlaceChange({ view: 'editExercise', exerciseId })}
      />
    );
  }
  return (
    <ExerciseEditor
      key={exercise.key}
      exercise={exercise}
      failure={props.failure}
      onDose={steps.changeExercise}
      onFieldDone={props.onFieldDone}
      onView={() => onPlaceChange({ view: 'viewExercise', exerciseId })}
      onRemove={findItem(draft, exercise.key) ? () => props.onAskRemoval(exercise.key) : undefined}
      onClose={onClose}
    />
  );
}

/** Whether anything is open beside the sections. */
export function hasPanel(draft: WorkoutDraft, { view, exerciseId }: WorkoutEditorPlace): boolean {
  if (view === 'workoutDetails') return false;
  return view === 'addExercises' || (exerciseId !== null && findExercise(draft, exerciseId) !== null);
}
