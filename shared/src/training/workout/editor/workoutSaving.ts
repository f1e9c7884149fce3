import type { Workout } from '@formline/shared/contracts/library/workouts';
import { type SavedItems, savedItems, toWorkoutChange, type WorkoutChange } from '../draft/savedItems';
import type { WorkoutDraft } from '../draft/workoutDraft';

export interface WorkoutSave {
  readonly saved: { readonly id: number; readonly version: number } | null;
  readonly change: WorkoutChange;
  /** Same for retries of a draft. */
  readonly idempotencyKey: string;
}

export interface OpenedWorkout {
  readonly draft: WorkoutDraft;
  readonly workout: Workout;
}

/** Sends the drafts of one workout and tracks the version and keys of the server. */
export class WorkoutSender {
  private saved: SavedItems | null;

  /** @param opened null for a workout that nobody has saved yet */
  constructor(opened: OpenedWorkout | null) {
    this.saved = opened && savedItems(opened.draft, opened.workout);
  }

  async send(
    draft: WorkoutDraft,
    idempotencyKey: string,
    onSave: (save: WorkoutSave) => Promise<Workout>,
  ): Promise<Workout> {
    const change = toWorkoutChange(draft, this.saved);
    const workout = await onSave({ saved: this.saved, change, idempotencyKey });
    this.saved = savedItems(draft, workout);
    return workout;
  }

  version(): number | null {
    return this.saved?.version ?? null;
  }

  /** Continues from the version of another person. */
  restart({ draft, workout }: OpenedWorkout): void {
    this.saved = savedItems(draft, workout);
  }

  /** Lets the next save replace the version of another person. */
  overwrite({ version }: Pick<Workout, 'version'>): void {
    this.saved = this.saved && { ...this.saved, version };
  }
}
