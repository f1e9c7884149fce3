import type { Program } from '@formline/shared/contracts/library/programs';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import type { LeaveGuard, PageLocation } from '@formline/shared/routing';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { type UnsavedFlag, unsavedFlag } from '@formline/shared/training/editing/unsavedFlag.ts';
import { useAutosaveLeaveGuard } from '@formline/shared/training/editing/useAutosaveLeaveGuard.ts';
import { contextRules, type ProgramContext } from '@formline/shared/training/editing/programContext.ts';
import { readProgramViewState } from '@formline/shared/training/program/list/programViewState.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import type { WorkoutSave } from '@formline/shared/training/workout/editor/workoutSaving.ts';
import { SortableBoard } from '@formline/shared/ui/sortable';
import { type ReactNode, useCallback, useState } from 'react';
import { AddWorkoutsPanel } from './AddWorkoutsPanel';
import { ChangedElsewhereDialog } from './ChangedElsewhereDialog';
import type { ChangedWorkout, KeptWorkout, KeptWorkouts } from '../draft/keptWorkouts';
import { type OpenProgramViewState, PROGRAM_ALONE } from '../draft/openProgramViewState';
import { OpenWorkout } from './OpenWorkout';
import type { ProgramCategory, ProgramDraft } from '../draft/programDraft';
import { programEditorTexts as texts } from './programEditor.texts';
import { ProgramPanel } from './ProgramPanel';
import type { ProgramSavePort } from '../draft/programSavePort';
import { libraryWorkouts, type ProgramWorkouts } from './programWorkouts';
import { useKeptWorkouts } from './useKeptWorkouts';
import { usePicking } from './usePicking';
import { type ProgramEditorState, useProgramEditor } from './useProgramEditor';

/** Initial widths in percent: the workout list beside a program, and the program beside a workout. */
const PICKER_SHARE = 32;
const PROGRAM_SHARE = 50;

export interface WorkbenchState {
  readonly draft: ProgramDraft;
  readonly changeOf: ProgramEditorState['changeOf'];
  readonly changedWorkouts: ReadonlyMap<number, ChangedWorkout>;
  /** For leaving without the question about unsaved changes. */
  readonly guard: Pick<LeaveGuard, 'letPass' | 'goOn'>;
}

export interface ProgramWorkbenchProps {
  context: ProgramContext;
  /** Null for a new one. Later answers do not touch the draft, so a reload needs a new `key`. */
  program: Program | null;
  categories: readonly ProgramCategory[];
  canEdit: boolean;
  /** Must be stable, as must `onSaved`. */
  port: ProgramSavePort | null;
  onSaved: (program: Program) => void;
  source?: ProgramWorkouts | undefined;
  onSaveWorkout: ((save: WorkoutSave) => Promise<Workout>) | null;
  viewState: OpenProgramViewState;
  onViewStateChange: (part: Partial<OpenProgramViewState>) => void;
  /** Whether a URL still shows this program, so that nothing is lost. */
  isStaying: (next: PageLocation) => boolean;
  /** The workout a URL opens beside the program; default: its query parameter. */
  workoutIdAt?: ((next: PageLocation) => number | null) | undefined;
  onClose: () => void;
  onReload: () => void;
  menu?: ReactNode;
  renderTools?: ((state: WorkbenchState) => ReactNode) | undefined;
}

export function ProgramWorkbench(props: ProgramWorkbenchProps) {
  const { context, program, viewState, onViewStateChange } = props;
  const editor = useProgramEditor(props);
  const { canEditContent: canEdit } = contextRules(context, {
    canEdit: props.canEdit,
    isOwn: program === null || program.owner_id !== null,
  });
  const { kept, keep, changed } = useKeptWorkouts();
  const [workoutUnsaved] = useState(unsavedFlag);
  const guard = useWorkbenchGuard(editor, workoutUnsaved, { ...props, hasChangedWorkouts: changed.size > 0 });
  const isAdding = canEdit && viewState.view === 'addWorkouts';
  const picking = usePicking(editor);
  return (
    <SortableBoard
      onMove={({ key, to }) => editor.actions.drop(String(key), to.index)}
      onInsert={({ key, to }) => picking.insert(Number(key), to.index)}
    >
      <RememberedPanels
        name="program-picker"
        label={texts.panels.picker}
        defaultShare={PICKER_SHARE}
        start={
          isAdding && (
            <AddWorkoutsPanel
              ticked={picking.ticked}
              onTick={picking.tick}
              onAdd={editor.actions.add}
              onDone={() => onViewStateChange(PROGRAM_ALONE)}
            />
          )
        }
        end={
          <ProgramAndWorkout
            {...props}
            editor={editor}
            kept={kept}
            onKeep={keep}
            changedWorkouts={changed}
            canEdit={canEdit}
            menu={
              <>
                {props.renderTools?.({
                  draft: editor.draft,
                  changeOf: editor.changeOf,
                  changedWorkouts: changed,
                  guard,
                })}
                {props.menu}
              </>
            }
            isAdding={isAdding}
            onUnsavedChange={workoutUnsaved.set}
          />
        }
      />
      <LeaveQuestion guard={guard} />
      <ChangedElsewhereDialog
        isOpen={editor.isChangedElsewhere}
        name={editor.draft.name}
        onReload={props.onReload}
        onClose={editor.closeChangedElsewhere}
      />
    </SortableBoard>
  );
}

interface ProgramAndWorkoutProps extends ProgramWorkbenchProps {
  editor: ProgramEditorState;
  kept: KeptWorkouts;
  onKeep: (kept: KeptWorkout) => void;
  changedWorkouts: WorkbenchState['changedWorkouts'];
  isAdding: boolean;
  onUnsavedChange: (isUnsaved: boolean) => void;
}

function ProgramAndWorkout(props: ProgramAndWorkoutProps) {
  const { editor, canEdit, isAdding, viewState, onViewStateChange } = props;
  const openWorkout = useCallback(
    (workoutId: number) => onViewStateChange({ view: 'workoutDetails', workoutId, exerciseId: null }),
    [onViewStateChange],
  );
  return (
    <RememberedPanels
      name="program-workout"
      label={texts.panels.workout}
      defaultShare={PROGRAM_SHARE}
      start={
        <ProgramPanel
          editor={editor}
          source={props.source ?? libraryWorkouts}
          changedWorkouts={props.changedWorkouts}
          categories={props.categories}
          canEdit={canEdit}
          canDescribe={canEdit && props.context === 'library'}
          isSaved={props.port !== null}
          hasWeeks={props.context !== 'rescheduling'}
          openWorkoutId={viewState.workoutId}
          onOpenWorkout={openWorkout}
          onAddWorkouts={
            isAdding ? undefined : () => onViewStateChange({ ...PROGRAM_ALONE, view: 'addWorkouts' })
          }
          onClose={props.onClose}
          menu={props.menu}
        />
      }
      end={
        viewState.workoutId !== null && (
          <OpenWorkout
            key={viewState.workoutId}
            context={props.context}
            workoutId={viewState.workoutId}
            source={props.source ?? libraryWorkouts}
            editor={editor}
            canEdit={canEdit}
            onSave={props.onSaveWorkout}
            kept={props.kept.get(viewState.workoutId)}
            onKeep={props.onKeep}
            viewState={viewState}
            onViewStateChange={onViewStateChange}
            onUnsavedChange={props.onUnsavedChange}
          />
        )
      }
    />
  );
}

interface WorkbenchViewStates extends Pick<ProgramWorkbenchProps, 'viewState' | 'isStaying' | 'workoutIdAt'> {
  readonly hasChangedWorkouts: boolean;
}

function useWorkbenchGuard(
  { isLostByLeaving, isChanged }: ProgramEditorState,
  workoutUnsaved: UnsavedFlag,
  { viewState, isStaying, workoutIdAt = workoutIdIn, hasChangedWorkouts }: WorkbenchViewStates,
): LeaveGuard {
  const isLost = isLostByLeaving || hasChangedWorkouts;
  return useAutosaveLeaveGuard({
    unsaved: workoutUnsaved,
    isStaying: (next) => isStaying(next) && workoutIdAt(next) === viewState.workoutId,
    isLostAt: (next) => isLost && !isStaying(next),
    asksOnUnload: isChanged || hasChangedWorkouts,
  });
}

const workoutIdIn = ({ search }: PageLocation) => readProgramViewState(new URLSearchParams(search)).workoutId;
