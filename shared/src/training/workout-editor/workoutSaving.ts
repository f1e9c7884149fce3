import type { Workout } from '@formline/shared/contracts/workouts';
import { type SavedItems, savedItems, toWorkoutChange, type WorkoutChange } from './savedItems';
import type { WorkoutDraft } from './workoutDraft';

/** A draft on its way to the server, or to what is scheduled. */
export interface WorkoutSave {
  /** What is changed, as which version; null for a workout that nobody has saved yet. */
  readonly saved: { readonly id: number; readonly version: number } | null;
  readonly change: WorkoutChange;
  /** The same wish comes again under the same key. */
  readonly idempotencyKey: string;
}

/** What came of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly draft: WorkoutDraft; readonly workout: Workout }
  | { readonly kind: 'failed'; readonly draft: WorkoutDraft; readonly error: unknown };

interface WorkoutSavingInput {
  readonly onSave: (save: WorkoutSave) => Promise<Workout>;
  /** What the editor was opened with; null for a new workout. */
  readonly opened: { readonly draft: WorkoutDraft; readonly workout: Workout } | null;
  readonly newKey: () => string;
  readonly onOutcome: (outcome: SaveOutcome) => void;
}

export interface WorkoutSaving {
  /** Saves the draft, or remembers it as the next one. */
  readonly save: (draft: WorkoutDraft) => void;
  readonly isBusy: () => boolean;
  /** The version of the workout that is known here; null for one that nobody has saved yet. */
  readonly version: () => number | null;
  /** Goes on from what somebody else made of the workout: the draft that shows it. */
  readonly goOnFrom: (draft: WorkoutDraft, workout: Workout) => void;
  /** Lets the next save replace what somebody else made of the workout. */
  readonly overwrite: (workout: Pick<Workout, 'version'>) => void;
}

/**
 * Saves the drafts of one workout, one at a time: what changes while a save is under way goes with the next, and only the
 * newest. The draft and its history never change by a save; what the server calls places and version is kept here.
 */
export function workoutSaving({ onSave, opened, newKey, onOutcome }: WorkoutSavingInput): WorkoutSaving {
  let saved: SavedItems | null = opened && savedItems(opened.draft, opened.workout);
  let waiting: WorkoutDraft | null = null;
  let isBusy = false;
  let pendingSave: { readonly draft: WorkoutDraft; readonly key: string } | null = null;

  const send = async (draft: WorkoutDraft): Promise<SaveOutcome> => {
    if (pendingSave?.draft !== draft) pendingSave = { draft, key: newKey() };
    try {
      const change = toWorkoutChange(draft, saved);
      const workout = await onSave({ saved, change, idempotencyKey: pendingSave.key });
      saved = savedItems(draft, workout);
      pendingSave = null;
      return { kind: 'saved', draft, workout };
    } catch (error) {
      waiting = null;
      return { kind: 'failed', draft, error };
    }
  };
  const sendAll = async (): Promise<void> => {
    isBusy = true;
    while (waiting !== null) {
      const next: WorkoutDraft = waiting;
      waiting = null;
      // One after the other: each names the version the one before it made.
      const outcome = await send(next);
      isBusy = waiting !== null;
      onOutcome(outcome);
    }
  };
  return {
    save(draft) {
      waiting = draft;
      if (!isBusy) void sendAll();
    },
    isBusy: () => isBusy,
    version: () => saved?.version ?? null,
    goOnFrom(draft, workout) {
      saved = savedItems(draft, workout);
      pendingSave = null;
    },
    overwrite({ version }) {
      saved = saved && { ...saved, version };
      pendingSave = null;
    },
  };
}
