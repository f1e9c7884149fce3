import type { Workout } from '@formline/shared/contracts/library/workouts';
import { type SavedItems, savedItems, toWorkoutChange, type WorkoutChange } from '../draft/savedItems';
import type { WorkoutDraft } from '../draft/workoutDraft';

/** A draft on its way to the server, or to what is scheduled. */
export interface WorkoutSave {
  /** What is changed, as which version; null for a workout that nobody has saved yet. */
  readonly saved: { readonly id: number; readonly version: number } | null;
  readonly change: WorkoutChange;
  /** The same draft comes again under the same key. */
  readonly idempotencyKey: string;
}

/** A workout with the draft that shows it. */
export interface OpenedWorkout {
  readonly draft: WorkoutDraft;
  readonly workout: Workout;
}

/** Sends the drafts of one workout, and remembers beside them which version and which keys the server has. */
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

  /** The version that is known here; null for a workout that nobody has saved yet. */
  version(): number | null {
    return this.saved?.version ?? null;
  }

  /** Goes on from what somebody else made of the workout. */
  restart({ draft, workout }: OpenedWorkout): void {
    this.saved = savedItems(draft, workout);
  }

  /** Lets the next save replace what somebody else made of the workout. */
  overwrite({ version }: Pick<Workout, 'version'>): void {
    this.saved = this.saved && { ...this.saved, version };
  }
}
