-- In a round of a superset or circuit each exercise is done once, one set. Totals that were kept beside workouts counted
-- every set in each round; days that are done keep the time they were shown with.
WITH "timed" AS (
  SELECT e."section_id", e."routine_id", e."sets", e."rest_seconds" +
    CASE WHEN x."allow_unilateral" AND e."exercise_sides" = 'each_side' THEN 2 ELSE 1 END *
    CASE
      WHEN e."dur_seconds" > 0 THEN e."dur_seconds"::numeric
      WHEN e."distance" > 0 AND e."pace" > 0 THEN (
        e."distance" / CASE e."distance_units" WHEN 'yards' THEN 1760 WHEN 'meters' THEN 1609.344 ELSE 1 END *
        CASE e."pace_units" WHEN 'watts' THEN 1609.344 * cbrt(2.8 / e."pace") WHEN 'rpm' THEN 0 ELSE 3600 / e."pace" END
      )::numeric
      ELSE coalesce(nullif(e."reps", 0), 1) *
        CASE e."tempo" WHEN 1 THEN 5 WHEN 2 THEN 3 WHEN 3 THEN 2 WHEN 4 THEN 1 ELSE 3 END
    END AS "seconds"
  FROM "workout_exercises" e
  JOIN "exercises" x ON x."id" = e."exercise_id"
), "items" AS (
  SELECT "section_id", "seconds" * coalesce(nullif("sets", 0), 1) AS "seconds" FROM "timed" WHERE "routine_id" IS NULL
  UNION ALL
  SELECT r."section_id", (sum(t."seconds") + coalesce(r."rest_seconds", 0)) * coalesce(nullif(r."reps", 0), 1)
  FROM "workout_routines" r JOIN "timed" t ON t."routine_id" = r."id" GROUP BY r."id"
), "totals" AS (
  SELECT s."workout_id", round(sum(i."seconds"))::integer AS "seconds"
  FROM "workout_sections" s JOIN "items" i ON i."section_id" = s."id"
  WHERE s."workout_id" IN (
    SELECT holding."workout_id" FROM "workout_sections" holding JOIN "workout_routines" r ON r."section_id" = holding."id"
  )
  GROUP BY s."workout_id"
), "changed" AS (
  UPDATE "workouts" w SET "total_dur_seconds" = t."seconds" FROM "totals" t WHERE w."id" = t."workout_id"
  RETURNING w."id", w."total_dur_seconds"
)
UPDATE "scheduled_workouts" s SET "total_dur_seconds" = c."total_dur_seconds"
FROM "changed" c WHERE s."workout_id" = c."id" AND NOT s."is_complete";
