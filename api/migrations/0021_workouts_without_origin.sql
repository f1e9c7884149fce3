ALTER TABLE "workouts" DROP CONSTRAINT "workouts_library_workout_id_workouts_id_fk";
--> statement-breakpoint
DROP INDEX "workouts_library_idx";--> statement-breakpoint
ALTER TABLE "workouts" DROP COLUMN "library_workout_id";