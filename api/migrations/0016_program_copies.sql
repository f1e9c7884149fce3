ALTER TABLE "programs" ADD COLUMN "copied_from_id" integer;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_copied_from_id_programs_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programs_copied_from_idx" ON "programs" USING btree ("copied_from_id");