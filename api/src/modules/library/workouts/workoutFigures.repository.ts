import { inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { exercises } from '../../../database/schema/exercises';

export interface ChangedFigures {
  readonly placed: readonly {
    readonly id: number;
    readonly sets: number;
    readonly reps: number | null;
    readonly weight: number | null;
  }[];
  readonly routines: readonly { readonly id: number; readonly reps: number }[];
  readonly workouts: readonly { readonly id: number; readonly totalDurSeconds: number }[];
}

export function workoutFiguresRepository(db: DatabaseHandle) {
  return {
    async listUnilateral(exerciseIds: readonly number[]): Promise<ReadonlySet<number>> {
      const rows = await db
        .select({ id: exercises.id, allowUnilateral: exercises.allowUnilateral })
        .from(exercises)
        .where(inArray(exercises.id, [...new Set(exerciseIds)]));
      return new Set(rows.flatMap(({ id, allowUnilateral }) => (allowUnilateral ? id : [])));
    },

    /** Three statements, however many workouts there are. */
    async change({ placed, routines, workouts }: ChangedFigures): Promise<void> {
      await db.execute(sql`
        update workout_exercises present set sets = changed.sets, reps = changed.reps, weight = changed.weight
        from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
          as changed (id int, sets smallint, reps int, weight real)
        where present.id = changed.id`);
      await db.execute(sql`
        update workout_routines present set reps = changed.reps
        from jsonb_to_recordset(${JSON.stringify(routines)}::jsonb) as changed (id int, reps smallint)
        where present.id = changed.id`);
      await db.execute(sql`
        update workouts present set total_dur_seconds = changed."totalDurSeconds"
        from jsonb_to_recordset(${JSON.stringify(workouts)}::jsonb) as changed (id int, "totalDurSeconds" int)
        where present.id = changed.id`);
    },
  };
}
