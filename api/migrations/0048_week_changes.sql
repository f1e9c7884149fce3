ALTER TABLE "group_schedule_workouts" ADD COLUMN "week_workout_ids" integer[];--> statement-breakpoint
ALTER TABLE "user_schedule_workouts" ADD COLUMN "week_workout_ids" integer[];--> statement-breakpoint
ALTER TABLE "program_workouts" ADD COLUMN "week_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "week_count" smallint;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "week_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The workout that a slot has on a day: its week counts from the start of the schedule.
CREATE FUNCTION workout_in_week(week_workout_ids integer[], workout_id integer, start_date date, day date)
RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(week_workout_ids[(day - start_date) / 7 + 1], 0), workout_id)
$$;
