import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import {
  workoutExercises,
  workoutRoutines,
  workouts,
  workoutSections,
} from '../../../database/schema/workouts';

export interface CopyOptions {
  readonly ownerId: number;
  readonly asScheduleCopy: boolean;
  readonly names?: ReadonlyMap<number, string>;
  readonly copiedForProgramId?: number;
  readonly createdAt?: Date;
}

export function workoutCopiesRepository(db: DatabaseHandle) {
  return {
    /** Returns the copy's id by the original's id. */
    async copy(workoutIds: readonly number[], options: CopyOptions): Promise<Map<number, number>> {
      const originals = [...new Set(workoutIds)];
      const copies = await this.copyEach(originals, options);
      return new Map(copies.map((copyId, index) => [originals[index] ?? 0, copyId]));
    },

    /** One statement for all workouts and their content. A workout that is named twice gets two copies. */
    async copyEach(workoutIds: readonly number[], options: CopyOptions): Promise<number[]> {
      if (workoutIds.length === 0) return [];
      const { rows } = await db.execute<{ copy_id: number }>(copyStatement(workoutIds, options));
      return rows.map((row) => row.copy_id);
    },
  };
}

/** Ids are drawn first, so that each row knows its new parent. */
function copyStatement(workoutIds: readonly number[], options: CopyOptions): SQL {
  const { ownerId, asScheduleCopy, names, copiedForProgramId = null, createdAt = null } = options;
  const newNames = workoutIds.map((id) => names?.get(id) ?? null);
  return sql`
    with source as materialized (
      select w.*, coalesce(wanted.new_name, w.name) as copy_name, ${nextId('workouts')} as copy_id, wanted.nth
      from ${workouts} w
      join unnest(${listOf(workoutIds, 'int')}, ${listOf(newNames, 'text')})
        with ordinality as wanted (id, new_name, nth) on wanted.id = w.id
    ), copied_workouts as (
      insert into ${workouts} (id, owner_id, name, description, is_public, is_schedule_copy,
        copied_for_program_id, uploaded_media_id, total_dur_seconds, exercise_count, created_at)
      overriding system value
      select copy_id, ${ownerId}::int, copy_name, description, false,
        ${asScheduleCopy}::boolean, ${copiedForProgramId}::int, uploaded_media_id, total_dur_seconds, exercise_count,
        coalesce(${createdAt?.toISOString() ?? null}::timestamptz, now())
      from source
    ), ${copySectionsAndRoutines()}
    , copied_exercises as (
      insert into ${workoutExercises} (section_id, routine_id, exercise_id, original_exercise_id, is_progression_off,
        is_regression_off, ordinal, sets, reps, dur_seconds, distance, distance_units, weight, pace, pace_units, tempo, rest_seconds, rest_tempo, exercise_sides,
        notes)
      select section.copy_id, routine.copy_id, e.exercise_id, e.original_exercise_id, e.is_progression_off,
        e.is_regression_off, e.ordinal, e.sets, e.reps, e.dur_seconds, e.distance, e.distance_units, e.weight, e.pace, e.pace_units, e.tempo, e.rest_seconds,
        e.rest_tempo, e.exercise_sides, e.notes
      from ${workoutExercises} e
      join section on section.id = e.section_id
      left join routine on routine.id = e.routine_id and routine.section_id = section.copy_id
    )
    select copy_id from source order by nth`;
}

const copySectionsAndRoutines = (): SQL => sql`
    section as materialized (
      select s.id, s.name, s.ordinal, source.copy_id as workout_id, ${nextId('workout_sections')} as copy_id
      from ${workoutSections} s join source on source.id = s.workout_id
    ), copied_sections as (
      insert into ${workoutSections} (id, workout_id, name, ordinal)
      overriding system value
      select copy_id, workout_id, name, ordinal from section
    ), routine as materialized (
      select r.id, section.copy_id as section_id, r.ordinal, r.compound_routine_id, r.title, r.routine_type, r.reps,
        r.rest_seconds, ${nextId('workout_routines')} as copy_id
      from ${workoutRoutines} r join section on section.id = r.section_id
    ), copied_routines as (
      insert into ${workoutRoutines} (id, section_id, ordinal, compound_routine_id, title, routine_type, reps,
        rest_seconds)
      overriding system value
      select copy_id, section_id, ordinal, compound_routine_id, title, routine_type, reps, rest_seconds from routine
    )`;

const nextId = (table: string): SQL => sql`nextval(pg_get_serial_sequence(${table}, 'id'))::int`;

const listOf = (values: readonly (number | string | null)[], type: 'int' | 'text'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;
