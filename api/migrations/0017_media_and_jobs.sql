CREATE TYPE "public"."job_state" AS ENUM('WAITING', 'RUNNING', 'FAILED');--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(40) NOT NULL,
	"subject_id" integer NOT NULL,
	"state" "job_state" DEFAULT 'WAITING' NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp (3) with time zone,
	"last_failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"folder" uuid PRIMARY KEY NOT NULL,
	"media_id" integer,
	"is_claimed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploaded_media" ALTER COLUMN "byte_size" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "uploaded_media" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_media_id_uploaded_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."uploaded_media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."state" <> 'FAILED';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_name_key" ON "jobs" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "media_folders_media_idx" ON "media_folders" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_folders_ownerless_idx" ON "media_folders" USING btree ("created_at") WHERE "media_folders"."media_id" is null;--> statement-breakpoint
ALTER TABLE "uploaded_media" ADD CONSTRAINT "uploaded_media_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_media_subject_idx" ON "uploaded_media" USING btree ("subject_id");