import type { RefObject } from 'react';
import { ExerciseEditor } from '../../../exercise/editor/ExerciseEditor';
import { AdjustmentToggles } from '../../swap/AdjustmentToggles';
import { SwapTools } from '../../swap/SwapTools';
import { SwapPanel } from '../../swap/SwapPanel';
import { contextRules, type ProgramContext } from '../../../editing/programContext';
import { AddExercisesPanel } from './AddExercisesPanel';
import { defaultSection } from '../../draft/draftSections';
import type { EditorSteps } from '../editorSteps';
import type { LibraryItem } from '../../draft/libraryItem';
import { LookedExercise } from './LookedExercise';
import {
  openAdjustment,
  openItem,
  viewStateOfAdjustment,
  viewStateOfExercise,
  viewStateOfRoutine,
  viewStateOfSwap,
} from '../../draft/openItem';
import { RoutinePanel } from './RoutinePanel';
import type { DraftExercise, DraftItem, DraftRoutine, WorkoutDraft } from '../../draft/workoutDraft';
import type { WorkoutEditorViewState } from '../../draft/workoutEditorViewState';

export interface ItemPanelProps {
  readonly draft: WorkoutDraft;
  readonly viewState: WorkoutEditorViewState;
  readonly context: ProgramContext;
  readonly steps: EditorSteps;
  readonly onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  readonly onClose: () => void;
  readonly onFieldDone: () => void;
  readonly onAskRemoval: (item: DraftItem) => void;
  readonly failure: string | null;
  readonly findRef: RefObject<(key: string) => LibraryItem | undefined>;
}

export function ItemPanel(props: ItemPanelProps) {
  const { draft, viewState, steps, context, onViewStateChange, onClose, onAskRemoval } = props;
  if (viewState.view === 'addExercises') return <AddPanel {...props} />;
  const adjustment = openAdjustment(viewState);
  if (adjustment !== null) {
    const { exerciseKey } = viewState;
    const backToSwap = () => onViewStateChange({ view: 'swapPage', exerciseId: exerciseKey ?? null });
    return (
      <LookedExercise
        key={adjustment}
        exerciseId={adjustment}
        onViewStateChange={(next) => onViewStateChange({ ...next, exerciseKey })}
        onClose={exerciseKey ? backToSwap : onClose}
      />
    );
  }
  const open = openItem(draft, viewState);
  if (!open) return null;
  const { routine, exercise } = open;
  const exerciseView = exercise && <ExercisePanel {...props} exercise={exercise} routine={routine} />;
  if (!routine) return exerciseView;
  return (
    <RoutinePanel
      routine={routine}
      context={context}
      canEdit
      exerciseView={exerciseView}
      onChange={steps.replace}
      onOpenExercise={(one) => onViewStateChange(viewStateOfExercise(one, routine))}
      onAskRemoval={() => onAskRemoval(routine)}
      onClose={onClose}
    />
  );
}

function AddPanel({ draft, viewState, steps, onViewStateChange, onClose, findRef }: ItemPanelProps) {
  const { sections } = draft;
  const chosen = sections.find(({ key }) => key === viewState.exerciseId) ?? defaultSection(draft);
  return (
    <AddExercisesPanel
      sections={sections}
      sectionKey={chosen?.key ?? null}
      onSectionChange={(key) => onViewStateChange({ view: 'addExercises', exerciseId: key })}
      onAdd={(items, sectionKey) => steps.add(items, { sectionKey })}
      onClose={onClose}
      findRef={findRef}
    />
  );
}

const exerciseIdsIn = ({ compound_routine_exercises: placed }: DraftRoutine): number[] =>
  placed.map(({ exercise }) => exercise.id);

interface ExercisePanelProps extends ItemPanelProps {
  readonly exercise: DraftExercise;
  readonly routine: DraftRoutine | null;
}

function ExercisePanel({
  exercise,
  routine,
  viewState,
  steps,
  onViewStateChange,
  ...props
}: ExercisePanelProps) {
  const rules = contextRules(props.context, { canEdit: true, isOwn: true });
  const isStill = routine !== null && !rules.canEditRoutines;
  const back = () => onViewStateChange(viewStateOfExercise(exercise, routine));
  if (viewState.view === 'viewExercise' || isStill) {
    return (
      <LookedExercise
        exerciseId={exercise.id}
        placed={exercise}
        onViewStateChange={onViewStateChange}
        onClose={isStill ? () => onViewStateChange(viewStateOfRoutine(routine)) : back}
      />
    );
  }
  if (viewState.view === 'swapPage' && rules.canChooseAdjustments) {
    return (
      <SwapPanel
        placed={exercise}
        leftOut={routine?.routine_type === 'circuit' ? exerciseIdsIn(routine) : []}
        onSwap={(swapped) => steps.swap(exercise, swapped)}
        onView={(id) => onViewStateChange(viewStateOfAdjustment(id, exercise.key))}
        onClose={back}
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
      onView={() => onViewStateChange({ view: 'viewExercise', exerciseId: exercise.key })}
      onRemove={routine ? undefined : () => props.onAskRemoval(exercise)}
      onClose={routine ? () => onViewStateChange(viewStateOfRoutine(routine)) : props.onClose}
      {...(rules.canChooseAdjustments && {
        tools: (
          <SwapTools
            placed={exercise}
            onRevert={(reverted) => steps.changeExercise(reverted, undefined)}
            onSwap={() => onViewStateChange(viewStateOfSwap(exercise))}
          />
        ),
        more: (
          <AdjustmentToggles
            placed={exercise}
            onChange={(changed) => steps.changeExercise(changed, undefined)}
          />
        ),
      })}
    />
  );
}
