import type { Workout } from '@formline/shared/contracts/library/workouts';
import type { EditHistory } from '@formline/shared/training/editing/editHistory.ts';
import { sameDraft } from '@formline/shared/training/editing/sameDraft.ts';
import { toWorkoutDraft, type WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { workoutOfDraft } from '@formline/shared/training/workout/draft/workoutOfDraft.ts';

/** A workout that is edited beside a program whose drafts stay in the browser: as it is saved, and what was done to it. */
export interface KeptWorkout {
  readonly workout: Workout;
  readonly history: EditHistory<WorkoutDraft>;
}

/** Kept workouts by their number. */
export type KeptWorkouts = ReadonlyMap<number, KeptWorkout>;

/** A workout that differs from what is saved of it. */
export interface ChangedWorkout {
  readonly draft: WorkoutDraft;
  /** The workout as the draft makes it. */
  readonly shown: Workout;
}

/** The kept workouts that differ from what is saved: one whose changes were all undone does not. */
export function changedWorkouts(kept: KeptWorkouts): ReadonlyMap<number, ChangedWorkout> {
  const changed = [...kept].flatMap(([id, { workout, history }]): [number, ChangedWorkout][] => {
    const draft = history.present;
    if (sameDraft(toWorkoutDraft(workout), draft)) return [];
    return [[id, { draft, shown: workoutOfDraft(workout, draft) }]];
  });
  return new Map(changed);
}
