-- Copies from before were not marked: they were made by the same request as their program.
ALTER TABLE "workouts" ADD COLUMN "copied_for_program_id" integer;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_copied_for_program_id_programs_id_fk" FOREIGN KEY ("copied_for_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workouts_copied_for_program_idx" ON "workouts" USING btree ("copied_for_program_id");
--> statement-breakpoint
UPDATE "workouts" w SET "copied_for_program_id" = f."program_id" FROM (
  SELECT DISTINCT ON (c."id") c."id", p."id" AS "program_id"
  FROM "programs" p
  JOIN "program_workouts" place ON place."program_id" = p."id"
  JOIN "workouts" c ON c."id" = place."workout_id"
  WHERE p."copied_from_id" IS NOT NULL AND c."owner_id" = p."owner_id" AND NOT c."is_schedule_copy"
    AND abs(extract(epoch FROM c."created_at" - p."created_at")) < 10
  ORDER BY c."id", abs(extract(epoch FROM c."created_at" - p."created_at")), p."id"
) f WHERE w."id" = f."id";
