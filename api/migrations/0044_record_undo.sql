ALTER TABLE "nutrition_records" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_records" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ohsa_results" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "nutrition_records_deleted_idx" ON "nutrition_records" USING btree ("deleted_at") WHERE "nutrition_records"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "ohsa_results_deleted_idx" ON "ohsa_results" USING btree ("deleted_at") WHERE "ohsa_results"."deleted_at" is not null;