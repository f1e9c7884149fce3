CREATE TABLE "logged_exercises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logged_exercises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"logged_workout_id" integer NOT NULL,
	"exercise_id" integer,
	"item_key" varchar(40) NOT NULL,
	"ordinal" integer NOT NULL,
	"name" varchar(160) NOT NULL,
	"is_done" boolean NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "logged_sets" (
	"logged_exercise_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"reps" integer,
	"weight" real,
	"dur_seconds" integer,
	"distance" real,
	"distance_units" varchar(6) NOT NULL,
	"effort" smallint,
	"note" text,
	CONSTRAINT "logged_sets_logged_exercise_id_number_pk" PRIMARY KEY("logged_exercise_id","number"),
	CONSTRAINT "logged_sets_effort" CHECK ("logged_sets"."effort" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "logged_workouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logged_workouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"recorded_by" integer,
	"scheduled_workout_id" integer,
	"date" date NOT NULL,
	"workout_name" varchar(160) NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logged_exercises" ADD CONSTRAINT "logged_exercises_logged_workout_id_logged_workouts_id_fk" FOREIGN KEY ("logged_workout_id") REFERENCES "public"."logged_workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logged_exercises" ADD CONSTRAINT "logged_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logged_sets" ADD CONSTRAINT "logged_sets_logged_exercise_id_logged_exercises_id_fk" FOREIGN KEY ("logged_exercise_id") REFERENCES "public"."logged_exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logged_workouts" ADD CONSTRAINT "logged_workouts_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logged_workouts" ADD CONSTRAINT "logged_workouts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logged_workouts" ADD CONSTRAINT "logged_workouts_scheduled_workout_id_scheduled_workouts_id_fk" FOREIGN KEY ("scheduled_workout_id") REFERENCES "public"."scheduled_workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logged_exercises_workout_idx" ON "logged_exercises" USING btree ("logged_workout_id");--> statement-breakpoint
CREATE INDEX "logged_exercises_exercise_idx" ON "logged_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "logged_workouts_newest_idx" ON "logged_workouts" USING btree ("client_id","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "logged_workouts_scheduled_key" ON "logged_workouts" USING btree ("scheduled_workout_id");--> statement-breakpoint
CREATE INDEX "logged_workouts_recorded_by_idx" ON "logged_workouts" USING btree ("recorded_by");