import type { Program } from '@formline/shared/contracts/programs';
import type { WorkoutSummary } from '@formline/shared/contracts/workouts';
import { useQueryClient } from '@formline/shared/query';
import { type Place, useLeaveGuard } from '@formline/shared/routing';
import { LeaveQuestion } from '@formline/shared/training/leave-guard/LeaveQuestion';
import {
  contextRules,
  type ProgramContext,
} from '@formline/shared/training/program-context/programContext.ts';
import type { ProgramPlace } from '@formline/shared/training/program-list/programPlace.ts';
import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { SortableBoard } from '@formline/shared/ui/sortable';
import { type ReactNode, useCallback, useState } from 'react';
import { findAddable } from './addableWorkouts.queries';
import { AddWorkoutsPanel } from './AddWorkoutsPanel';
import { ChangedElsewhereDialog } from './ChangedElsewhereDialog';
import type { ProgramCategory } from './programDraft';
import { programEditorTexts as texts } from './programEditor.texts';
import { ProgramPanel } from './ProgramPanel';
import type { ProgramSavePort } from './programSavePort';
import { type ProgramEditorState, useProgramEditor } from './useProgramEditor';

/** How wide the list of workouts is at first, in percent. */
const PICKER_SHARE = 32;

/** The part of a place an open program changes. */
export type OpenProgramPlace = Pick<ProgramPlace, 'view' | 'workoutId' | 'exerciseId' | 'exerciseKey'>;

export interface ProgramWorkbenchProps {
  context: ProgramContext;
  /** Null for a new one. A program that is reloaded needs a new `key`: later answers do not touch the draft. */
  program: Program | null;
  categories: readonly ProgramCategory[];
  /** Whether the person may change anything at all. */
  canEdit: boolean;
  /** Must stay the same, as must `onSaved`. */
  port: ProgramSavePort | null;
  onSaved: (program: Program) => void;
  place: OpenProgramPlace;
  onPlaceChange: (part: Partial<OpenProgramPlace>) => void;
  /** Whether an address still shows this program, so that nothing is lost by going there. */
  isStaying: (next: Place) => boolean;
  onClose: () => void;
  /** Loads the program anew after somebody else has changed it. */
  onReload: () => void;
  /** What else can be done to the program. */
  menu?: ReactNode;
}

/** A program that is read or put together, with the list of workouts or one of its workouts beside it. */
export function ProgramWorkbench(props: ProgramWorkbenchProps) {
  const { context, program, categories, place, onPlaceChange, isStaying } = props;
  const editor = useProgramEditor(props);
  const { canEditContent } = contextRules(context, {
    canEdit: props.canEdit,
    isOwn: program === null || program.owner_id !== null,
  });
  const guard = useLeaveGuard({
    asksOnNavigation: editor.isLostByLeaving,
    asksOnUnload: editor.isChanged,
    isStaying,
  });
  const isAdding = canEditContent && place.view === 'addWorkouts';
  const picking = usePicking(editor);
  const openWorkout = useCallback(
    (workoutId: number) =>
      onPlaceChange({ view: 'workoutDetails', workoutId, exerciseId: null, exerciseKey: null }),
    [onPlaceChange],
  );
  return (
    <SortableBoard
      onMove={({ key, to }) => editor.actions.drop(String(key), to.index)}
      onInsert={({ key, to }) => picking.insert(Number(key), to.index)}
    >
      <RememberedPanels
        name="program-picker"
        label={texts.panels.picker}
        usualShare={PICKER_SHARE}
        start={
          isAdding && (
            <AddWorkoutsPanel
              ticked={picking.ticked}
              onTick={picking.tick}
              onAdd={editor.actions.add}
              onDone={() => onPlaceChange({ view: 'programDetails' })}
            />
          )
        }
        end={
          <ProgramPanel
            editor={editor}
            categories={categories}
            canEdit={canEditContent}
            isSaved={props.port !== null}
            openWorkoutId={place.workoutId}
            onOpenWorkout={openWorkout}
            onAddWorkouts={isAdding ? undefined : () => onPlaceChange({ view: 'addWorkouts' })}
            onClose={props.onClose}
            menu={props.menu}
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

/** The workouts that are ticked to be added. One of them that is dragged takes the others along. */
function usePicking({ actions }: ProgramEditorState) {
  const cache = useQueryClient();
  const [ticked, setTicked] = useState<ReadonlyMap<number, WorkoutSummary>>(new Map());
  const insert = (id: number, at: number) => {
    if (ticked.has(id)) {
      actions.add([...ticked.values()], at);
      setTicked(new Map());
      return;
    }
    const dragged = findAddable(cache, id);
    if (dragged) actions.add([dragged], at);
  };
  return { ticked, tick: setTicked, insert };
}
