import { failureMessage } from '@formline/shared/api-client';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { Button, chakra, Stack } from '@formline/shared/ui/core';
import { type BoardInsert, SortableBoard } from '@formline/shared/ui/sortable';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useSaveFailure, useUnsavedChange } from '../../editing/useDraftSaver';
import type { ProgramContext } from '../../editing/programContext';
import { EditorActionsContext, OpenKeyContext } from './editorActions';
import { ItemPanel } from './panels/ItemPanel';
import type { LibraryItem } from '../draft/libraryItem';
import { openAdjustment, openItem, viewStateOfExercise, viewStateOfRoutine } from '../draft/openItem';
import { RemovalDialog } from './RemovalDialog';
import { changeFailure } from './removal';
import { SaveNotice } from './SaveNotice';
import { editorSteps } from './editorSteps';
import { elementToFocus, useRemovals } from './useRemovals';
import { useStableActions } from './useStableActions';
import { useWorkoutEditing, type WorkoutEditing, type WorkoutEditingInput } from './useWorkoutEditing';
import { WorkoutColumns } from './WorkoutColumns';
import { exercisesOf, isRoutine, itemName, itemsOf } from '../draft/workoutDraft';
import { workoutEditorTexts } from './workoutEditor.texts';
import { WORKOUT_ALONE, type WorkoutEditorViewState } from '../draft/workoutEditorViewState';
import { WorkoutHead } from './WorkoutHead';
import { workoutHeadTexts as texts } from './workoutHead.texts';
import { WorkoutSections } from './sections/WorkoutSections';

export interface OpenWorkoutEditorProps extends WorkoutEditingInput {
  readonly context: ProgramContext;
  readonly viewState: WorkoutEditorViewState;
  readonly onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  readonly onReload?: (() => Promise<Workout>) | undefined;
  readonly onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  /** False for a workout that is not in the program yet. */
  readonly canAdd?: boolean | undefined;
  readonly actions?: ReactNode;
}

export function OpenWorkoutEditor(props: OpenWorkoutEditorProps) {
  const { context, viewState, onViewStateChange, onReload, onUnsavedChange, canAdd = true } = props;
  const regionRef = useRef<HTMLDivElement>(null);
  /** The button that opened Add Exercises. */
  const adderRef = useRef<Element | null>(null);
  const findRef = useRef<(key: string) => LibraryItem | undefined>(() => undefined);
  const editing = useWorkoutEditing(props);
  const { draft, changes, saver } = editing;
  const steps = useMemo(() => editorSteps(changes), [changes]);
  const removals = useRemovals(steps, regionRef);
  const open = openItem(draft, viewState);
  const failure = useSaveFailure(saver);
  useUnsavedChange(saver, props.onSave && onUnsavedChange);
  const rows = useStableActions({
    canEdit: true,
    open: (item) =>
      onViewStateChange(isRoutine(item) ? viewStateOfRoutine(item) : viewStateOfExercise(item, null)),
    askRemoval: removals.askRemoval,
    addTo: (section) => {
      adderRef.current = document.activeElement;
      onViewStateChange({ view: 'addExercises', exerciseId: section?.key ?? null });
    },
    renameSection: steps.renameSection,
    moveSection: steps.moveSection,
    askSectionRemoval: removals.askSectionRemoval,
  });
  const handleClose = () => {
    onViewStateChange(WORKOUT_ALONE);
    if (viewState.view === 'addExercises' && adderRef.current instanceof HTMLButtonElement) {
      adderRef.current.focus();
      return;
    }
    elementToFocus(regionRef.current, [open?.routine?.key ?? viewState.exerciseId ?? ''])?.focus();
  };
  const failureText = failureTextOf(editing, context);
  const isPanelOpen =
    open !== null || viewState.view === 'addExercises' || openAdjustment(viewState) !== null;
  const panel = isPanelOpen ? (
    <ItemPanel
      {...{ draft, viewState, context, steps, onViewStateChange, findRef }}
      onClose={handleClose}
      onFieldDone={editing.finishTyping}
      failure={failure === null ? null : failureText(failureMessage(failure))}
      onAskRemoval={removals.askRemoval}
    />
  ) : null;
  return (
    <chakra.div ref={regionRef} h="full" minH="0">
      <EditorActionsContext value={rows}>
        <OpenKeyContext value={open?.routine?.key ?? open?.exercise?.key ?? null}>
          <SortableBoard
            onMove={steps.move}
            onInsert={(insert: BoardInsert) => steps.insert(insert, findRef.current(String(insert.key)))}
          >
            <WorkoutColumns panel={panel}>
              <WorkoutHead
                editing={editing}
                regionRef={regionRef}
                isSaved={props.onSave !== undefined}
                actions={props.actions}
                canAdd={canAdd}
                isNew={props.workout === null && context === 'library'}
              />
              <Stack gap="4" px="2" pt="3" pb="6">
                <SaveNotice editing={editing} failureText={failureText} onReload={onReload} />
                <WorkoutSections sections={draft.sections} />
                <div>
                  <Button size="sm" variant="quiet" icon={<Plus />} onClick={steps.addSection}>
                    {texts.addSection}
                  </Button>
                </div>
              </Stack>
            </WorkoutColumns>
          </SortableBoard>
        </OpenKeyContext>
      </EditorActionsContext>
      <RemovalDialog question={removals.question} isOpen={removals.isOpen} onClose={removals.close} />
    </chakra.div>
  );
}

const { workout: unsavedWorkout, scheduled } = workoutEditorTexts.failures;
const workoutFailures = {
  library: unsavedWorkout,
  scheduling: unsavedWorkout,
  rescheduling: () => scheduled,
} as const;

const failureTextOf =
  ({ draft, session }: WorkoutEditing, context: ProgramContext) =>
  (message: string): string => {
    const changed = itemsOf(draft)
      .flatMap((item) => [item, ...exercisesOf(item)])
      .find((item) => workoutEditorTexts.steps.change(itemName(item)) === session.undoLabel);
    return changed ? changeFailure(changed, message) : workoutFailures[context](message);
  };
