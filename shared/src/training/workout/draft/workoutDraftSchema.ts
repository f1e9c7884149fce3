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

/** Something placed in a draft, as the browser remembers it. */
export const draftItemSchema = z.discriminatedUnion('routine_type', [
  draftRoutineSchema,
  workoutExerciseSchema,
]);

/** A draft, as the browser remembers it: one made by an older build that means something else by it is not read. */
export const workoutDraftSchema = z.object({
  name: z.string(),
  description: z.string(),
  sections: z.readonly(
    z.array(z.object({ key: z.string(), name: z.string(), items: z.readonly(z.array(draftItemSchema)) })),
  ),
});
