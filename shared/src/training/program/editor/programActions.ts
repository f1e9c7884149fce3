import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import { MOST_WORKOUTS_OF_PROGRAM, type ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { localCalendarDate } from '@formline/shared/domain/dates/calendarDates';
import type { EditSession } from '@formline/shared/training/editing/useEditHistory.ts';
import { announce } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import {
  addWorkouts,
  categorizeProgram,
  completeDraft,
  describeProgram,
  moveWorkout,
  newWorkoutKey,
  planWeeks,
  type ProgramCategory,
  type ProgramDraft,
  removeWorkout,
  renameProgram,
  replaceWorkout,
  restoreWorkout,
  roomForWorkouts,
  toggleWorkoutDay,
  type WeekPlan,
} from '../draft/programDraft';
import { programEditorTexts as texts } from './programEditor.texts';
import type { SaveDraft } from './useProgramSaving';

interface ActionSurroundings {
  readonly session: Pick<EditSession<ProgramDraft>, 'latest' | 'edit' | 'closeStep' | 'undo' | 'redo'>;
  readonly save: SaveDraft;
  readonly categories: readonly ProgramCategory[];
  /** Id of an added workout within the program. */
  readonly numberOf: (added: WorkoutSummary) => number;
}

/** All edits of a program. Edits that are not typed are saved at once if the program can be saved. */
export const programActions = (around: ActionSurroundings) => ({
  ...headActions(around),
  ...workoutActions(around),
  ...stepActions(around),
});

export type ProgramActions = ReturnType<typeof programActions>;

function headActions({ session: { edit, latest, closeStep }, save, categories }: ActionSurroundings) {
  return {
    rename: (name: string) =>
      void edit((draft) => renameProgram(draft, name), { label: texts.steps.rename, mergeKey: 'name' }),
    describe: (description: string) =>
      void edit((draft) => describeProgram(draft, description), {
        label: texts.steps.describe,
        mergeKey: 'description',
      }),
    categorize: (category: ProgramCategory) =>
      void edit((draft) => categorizeProgram(draft, category), { label: texts.steps.category }),
    settle: () => {
      closeStep();
      save(latest());
    },
    saveNow: () =>
      save(
        edit((draft) => completeDraft(draft, categories, localTime()), { label: texts.steps.category }),
        { reason: 'asked' },
      ),
  };
}

function workoutActions({ session: { edit, latest }, save, categories, numberOf }: ActionSurroundings) {
  const indexOf = (key: string) => latest().workouts.findIndex((workout) => workout.key === key);
  return {
    /** Adds workouts at an index or at the end; fills a missing name and category. */
    add: (workouts: readonly WorkoutSummary[], at?: number) => {
      const room = roomForWorkouts(latest());
      if (room < workouts.length) notify.error(texts.errors.full(MOST_WORKOUTS_OF_PROGRAM));
      const added = workouts.slice(0, room).map((workout) => ({ ...workout, id: numberOf(workout) }));
      const [first] = added;
      if (!first) return;
      const how = { newKey: newWorkoutKey, ...(at !== undefined && { at }) };
      const next = edit((draft) => addWorkouts(completeDraft(draft, categories, localTime()), added, how), {
        label: texts.steps.add(added.length),
      });
      announce(texts.added(added.map(({ name }) => name)));
      save(next, added.length === 1 ? { announcement: texts.savedWorkout(first.name) } : {});
    },
    remove: (removed: ProgramWorkout) => {
      const { key, name } = removed;
      const index = indexOf(key);
      const putBack = () =>
        save(edit((draft) => restoreWorkout(draft, removed, index), { label: texts.steps.restore(name) }));
      save(edit((draft) => removeWorkout(draft, key), { label: texts.steps.remove(name) }));
      notify.undoable(texts.removed(name), putBack);
    },
    /** Not announced, because dragging has its own announcements. */
    drop: (key: string, to: number) => {
      const name = latest().workouts[indexOf(key)]?.name ?? '';
      save(edit((draft) => moveWorkout(draft, key, to), { label: texts.steps.move(name) }));
    },
    move: ({ key, name }: ProgramWorkout, to: number) => {
      const next = edit((draft) => moveWorkout(draft, key, to), { label: texts.steps.move(name) });
      announce(texts.moved(name, indexOf(key) + 1, next.workouts.length));
      save(next);
    },
    toggleDay: ({ key, name }: ProgramWorkout, day: DayOfWeek) =>
      save(edit((draft) => toggleWorkoutDay(draft, key, day), { label: texts.steps.days(name) })),
    planWeeks: (plan: WeekPlan) =>
      save(edit((draft) => planWeeks(draft, plan), { label: texts.steps.weeks })),
    replace: (key: string, by: WorkoutSummary) =>
      save(edit((draft) => replaceWorkout(draft, key, by), { label: texts.steps.replace(by.name) })),
  };
}

function stepActions({ session: { undo, redo, latest }, save }: ActionSurroundings) {
  return {
    undo: () => {
      undo();
      save(latest());
    },
    redo: () => {
      redo();
      save(latest());
    },
  };
}

function localTime() {
  const now = new Date();
  return { date: localCalendarDate(now), time: now.toTimeString().slice(0, 8) };
}
