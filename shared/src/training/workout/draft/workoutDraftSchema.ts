import * as z from '@formline/shared/contracts/schema';
import {
  workoutExerciseSchema,
  workoutRoutineSchema,
} from '@formline/shared/contracts/library/workoutContent';

const { key, routine_type, compound_routine_id, title, reps, rest } = workoutRoutineSchema.shape;

const draftRoutineSchema = z.object({
  ...{ key, routine_type, compound_routine_id, title, reps, rest },
  compound_routine_exercises: z.readonly(z.array(z.object({ exercise: workoutExerciseSchema }))),
});

export const draftItemSchema = z.discriminatedUnion('routine_type', [
  draftRoutineSchema,
  workoutExerciseSchema,
]);

/** A draft stored in the browser. An incompatible draft of an older build fails and is ignored. */
export const workoutDraftSchema = z.object({
  name: z.string(),
  description: z.string(),
  sections: z.readonly(
    z.array(z.object({ key: z.string(), name: z.string(), items: z.readonly(z.array(draftItemSchema)) })),
  ),
});
