CREATE TABLE "group_schedule_workouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_schedule_workouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_schedule_id" integer NOT NULL,
	"workout_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"days_of_week" smallint[] NOT NULL,
	"skipped_dates" date[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trainer_id" integer NOT NULL,
	"client_group_id" integer NOT NULL,
	"program_id" integer,
	"program_name" varchar(160),
	"program_category_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"repetition" varchar(8) DEFAULT 'repeat' NOT NULL,
	"request_hash" varchar(64),
	"cancelled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_schedules_order" CHECK ("group_schedules"."end_date" >= "group_schedules"."start_date")
);
--> statement-breakpoint
ALTER TABLE "scheduled_workouts" ADD COLUMN "plan_workout_id" integer;--> statement-breakpoint
ALTER TABLE "scheduled_workouts" ADD COLUMN "is_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_schedule_workouts" ADD COLUMN "group_schedule_workout_id" integer;--> statement-breakpoint
ALTER TABLE "user_schedule_workouts" ADD COLUMN "skipped_dates" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_schedules" ADD COLUMN "group_schedule_id" integer;--> statement-breakpoint
ALTER TABLE "user_schedules" ADD COLUMN "repetition" varchar(8) DEFAULT 'repeat' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_schedules" ADD COLUMN "request_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "user_schedules" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_schedule_workouts" ADD CONSTRAINT "group_schedule_workouts_group_schedule_id_group_schedules_id_fk" FOREIGN KEY ("group_schedule_id") REFERENCES "public"."group_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_schedule_workouts" ADD CONSTRAINT "group_schedule_workouts_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_schedules" ADD CONSTRAINT "group_schedules_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_schedules" ADD CONSTRAINT "group_schedules_client_group_id_client_groups_id_fk" FOREIGN KEY ("client_group_id") REFERENCES "public"."client_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_schedules" ADD CONSTRAINT "group_schedules_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_schedules" ADD CONSTRAINT "group_schedules_program_category_id_program_categories_id_fk" FOREIGN KEY ("program_category_id") REFERENCES "public"."program_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_schedule_workouts_schedule_idx" ON "group_schedule_workouts" USING btree ("group_schedule_id");--> statement-breakpoint
CREATE INDEX "group_schedule_workouts_workout_idx" ON "group_schedule_workouts" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "group_schedules_group_idx" ON "group_schedules" USING btree ("client_group_id");--> statement-breakpoint
CREATE INDEX "group_schedules_trainer_idx" ON "group_schedules" USING btree ("trainer_id");--> statement-breakpoint
CREATE INDEX "group_schedules_program_idx" ON "group_schedules" USING btree ("program_id");--> statement-breakpoint
ALTER TABLE "user_schedule_workouts" ADD CONSTRAINT "user_schedule_workouts_group_schedule_workout_id_group_schedule_workouts_id_fk" FOREIGN KEY ("group_schedule_workout_id") REFERENCES "public"."group_schedule_workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_schedules" ADD CONSTRAINT "user_schedules_group_schedule_id_group_schedules_id_fk" FOREIGN KEY ("group_schedule_id") REFERENCES "public"."group_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_schedule_workouts_group_idx" ON "user_schedule_workouts" USING btree ("group_schedule_workout_id");--> statement-breakpoint
CREATE INDEX "user_schedules_group_schedule_idx" ON "user_schedules" USING btree ("group_schedule_id");--> statement-breakpoint
UPDATE "user_schedules" SET "repetition" = 'once' WHERE "start_date" = "end_date";
