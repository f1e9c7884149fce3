import type { Workout } from '@formline/shared/contracts/library/workouts';
import { chakra, Heading, Text } from '@formline/shared/ui/core';
import { SortableBoard } from '@formline/shared/ui/sortable';
import { type ReactNode, useMemo, useRef } from 'react';
import type { ProgramContext } from '../../editing/programContext';
import { type EditorActions, EditorActionsContext, OpenKeyContext } from './editorActions';
import { LookedExercise } from './panels/LookedExercise';
import {
  openAdjustment,
  type OpenItem,
  openItem,
  viewStateOfExercise,
  viewStateOfRoutine,
} from '../draft/openItem';
import { RoutinePanel } from './panels/RoutinePanel';
import { elementToFocus } from './useRemovals';
import { WorkoutColumns } from './WorkoutColumns';
import { isRoutine, toWorkoutDraft } from '../draft/workoutDraft';
import { WORKOUT_ALONE, type WorkoutEditorViewState } from '../draft/workoutEditorViewState';
import { WorkoutFigures } from './WorkoutHead';
import { PrintWorkoutButton } from '../print/PrintWorkoutButton';
import { WorkoutSections } from './sections/WorkoutSections';

const Head = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', px: '4', pt: '4', pb: '3' },
});
const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const nothing = () => undefined;

export interface WorkoutDetailsProps {
  readonly workout: Workout;
  readonly context: ProgramContext;
  readonly viewState: WorkoutEditorViewState;
  readonly onViewStateChange: (viewState: WorkoutEditorViewState) => void;
  readonly actions?: ReactNode;
}

export function WorkoutDetails({
  workout,
  context,
  viewState,
  onViewStateChange,
  actions,
}: WorkoutDetailsProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const draft = useMemo(() => toWorkoutDraft(workout), [workout]);
  const open = openItem(draft, viewState);
  const rows = useMemo<EditorActions>(
    () => ({
      canEdit: false,
      open: (item) =>
        onViewStateChange(
          isRoutine(item) ? viewStateOfRoutine(item) : { view: 'viewExercise', exerciseId: item.key },
        ),
      askRemoval: nothing,
      addTo: nothing,
      renameSection: nothing,
      moveSection: nothing,
      askSectionRemoval: nothing,
    }),
    [onViewStateChange],
  );
  const handleClose = () => {
    onViewStateChange(WORKOUT_ALONE);
    elementToFocus(regionRef.current, [open?.routine?.key ?? viewState.exerciseId ?? ''])?.focus();
  };
  const adjustment = openAdjustment(viewState);
  const lookedAdjustment = adjustment !== null && (
    <LookedExercise
      key={adjustment}
      exerciseId={adjustment}
      onViewStateChange={onViewStateChange}
      onClose={handleClose}
    />
  );
  const openedItem = open && (
    <DetailsPanel {...open} context={context} onViewStateChange={onViewStateChange} onClose={handleClose} />
  );
  const panel = lookedAdjustment || openedItem;
  return (
    <chakra.div ref={regionRef} h="full" minH="0">
      <WorkoutColumns panel={panel}>
        <Head>
          <Heading size="lg" overflowWrap="anywhere">
            {workout.name}
          </Heading>
          {workout.description && (
            <Text tone="muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {workout.description}
            </Text>
          )}
          <Line>
            <WorkoutFigures draft={draft} />
            <chakra.div flex="1" />
            <PrintWorkoutButton draft={draft} />
            {actions}
          </Line>
        </Head>
        <SortableBoard onMove={nothing}>
          <EditorActionsContext value={rows}>
            <OpenKeyContext value={open?.routine?.key ?? open?.exercise?.key ?? null}>
              <chakra.div px="2" pb="6">
                <WorkoutSections sections={draft.sections} />
              </chakra.div>
            </OpenKeyContext>
          </EditorActionsContext>
        </SortableBoard>
      </WorkoutColumns>
    </chakra.div>
  );
}

interface DetailsPanelProps extends OpenItem, Pick<WorkoutDetailsProps, 'context' | 'onViewStateChange'> {
  readonly onClose: () => void;
}

function DetailsPanel({ routine, exercise, context, onViewStateChange, onClose }: DetailsPanelProps) {
  const exerciseView = exercise && (
    <LookedExercise
      exerciseId={exercise.id}
      placed={exercise}
      onViewStateChange={onViewStateChange}
      onClose={routine ? () => onViewStateChange(viewStateOfRoutine(routine)) : onClose}
    />
  );
  if (!routine) return exerciseView;
  return (
    <RoutinePanel
      routine={routine}
      context={context}
      canEdit={false}
      exerciseView={exerciseView}
      onChange={nothing}
      onOpenExercise={(one) => onViewStateChange(viewStateOfExercise(one, routine))}
      onAskRemoval={nothing}
      onClose={onClose}
    />
  );
}
