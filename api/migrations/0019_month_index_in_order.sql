-- With the id behind the date the rows of a month come in the order they are shown in, and are not sorted for each read.
DROP INDEX scheduled_workouts_month_idx;
--> statement-breakpoint
CREATE INDEX scheduled_workouts_month_idx ON scheduled_workouts (client_id, date, id) INCLUDE (
  trainer_id, user_schedule_id, workout_id, client_group_id, workout_name, program_name, program_category_name,
  total_dur_seconds, is_complete
);
