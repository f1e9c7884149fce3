import type { Workout } from '@formline/shared/contracts/library/workouts';
import type { EditHistory } from '@formline/shared/training/editing/editHistory.ts';
import { sameDraft } from '@formline/shared/training/editing/sameDraft.ts';
import { toWorkoutDraft, type WorkoutDraft } from '@formline/shared/training/workout/draft/workoutDraft.ts';
import { workoutOfDraft } from '@formline/shared/training/workout/draft/workoutOfDraft.ts';

export interface KeptWorkout {
  readonly workout: Workout;
  readonly history: EditHistory<WorkoutDraft>;
}

export type KeptWorkouts = ReadonlyMap<number, KeptWorkout>;

export interface ChangedWorkout {
  readonly draft: WorkoutDraft;
  readonly shown: Workout;
}

/** Workouts that differ from their saved version; one with all changes undone does not. */
export function changedWorkouts(kept: KeptWorkouts): ReadonlyMap<number, ChangedWorkout> {
  const changed = [...kept].flatMap(([id, { workout, history }]): [number, ChangedWorkout][] => {
    const draft = history.present;
    if (sameDraft(toWorkoutDraft(workout), draft)) return [];
    return [[id, { draft, shown: workoutOfDraft(workout, draft) }]];
  });
  return new Map(changed);
}
