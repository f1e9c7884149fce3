import type { Workout } from '@formline/shared/contracts/library/workouts';
import { countExercises, type DraftItem, draftSeconds, isRoutine, type WorkoutDraft } from './workoutDraft';

export function workoutOfDraft(workout: Workout, draft: WorkoutDraft): Workout {
  return {
    ...workout,
    name: draft.name,
    description: draft.description,
    exercise_count: countExercises(draft),
    total_dur_seconds: draftSeconds(draft),
    sections: draft.sections.map(({ name, items }, index) => ({
      id: index + 1,
      name,
      exercises: items.map(toPlaced),
    })),
  };
}

function toPlaced(item: DraftItem, ordinal: number): Workout['sections'][number]['exercises'][number] {
  if (!isRoutine(item)) return item;
  return {
    ...item,
    id: ordinal + 1,
    ordinal,
    compound_routine_exercises: item.compound_routine_exercises.map(({ exercise }, turn) => ({
      ordinal: turn,
      compound_routine_id: item.compound_routine_id,
      exercise,
    })),
  };
}
