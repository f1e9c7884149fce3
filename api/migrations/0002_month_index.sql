-- A month of a client's calendar is answered from this index alone.
CREATE INDEX scheduled_workouts_month_idx ON scheduled_workouts (client_id, date) INCLUDE (
  id, trainer_id, user_schedule_id, workout_id, client_group_id, workout_name, program_name, program_category_name,
  total_dur_seconds, is_complete
);
