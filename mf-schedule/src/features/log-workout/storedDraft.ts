import { loggedSetSchema } from '@formline/shared/contracts/records/loggedWorkouts';
import * as z from '@formline/shared/contracts/schema';
import type { LogDraft } from '@formline/shared/domain/training/logDraft';
import {
  type BrowserRecord,
  unsentRecord,
  type UnsentWork,
  unsentWorkSchema,
} from '@formline/shared/session';

const setSchema = z.object({ ...loggedSetSchema.shape, isDone: z.boolean() });

const draftSchema = z.object({
  note: z.string(),
  isFinished: z.boolean(),
  exercises: z.readonly(
    z.array(
      z.object({
        key: z.string(),
        exerciseId: z.int(),
        name: z.string(),
        note: z.string(),
        sets: z.readonly(z.array(setSchema)),
      }),
    ),
  ),
});

const storedSchema = z.object({
  work: unsentWorkSchema,
  /** The version of the log that the draft continues; 0: none. */
  baseVersion: z.int(),
  draft: draftSchema,
  /** The last draft that was sent, because its answer may have been lost. */
  sent: z.nullable(draftSchema),
});

export interface StoredDraft {
  readonly work: UnsentWork;
  readonly baseVersion: number;
  readonly draft: LogDraft;
  readonly sent: LogDraft | null;
}

/** What the server does not have yet. */
export const storedDraft = (userId: number, scheduledWorkoutId: number): BrowserRecord<StoredDraft> =>
  unsentRecord({ userId, name: `workoutLog.${scheduledWorkoutId}` }, storedSchema);
