CREATE TYPE "public"."routine_type" AS ENUM('super_set', 'circuit');--> statement-breakpoint
CREATE TYPE "public"."media_status" AS ENUM('PENDING', 'FINISHED', 'ERROR');--> statement-breakpoint
CREATE TABLE "compound_routine_exercises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compound_routine_exercises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"compound_routine_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"ordinal" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compound_routine_favorites" (
	"user_id" integer NOT NULL,
	"compound_routine_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compound_routine_favorites_user_id_compound_routine_id_pk" PRIMARY KEY("user_id","compound_routine_id")
);
--> statement-breakpoint
CREATE TABLE "compound_routines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compound_routines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"title" varchar(160) NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_form("compound_routines"."title"::text)) STORED NOT NULL,
	"routine_type" "routine_type" NOT NULL,
	"reps" smallint NOT NULL,
	"rest_seconds" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploaded_media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"status" "media_status" NOT NULL,
	"source_key" text,
	"media_key" text,
	"thumbnail_key" text,
	"byte_size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_routines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workout_routines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"compound_routine_id" integer,
	"title" varchar(160) NOT NULL,
	"routine_type" "routine_type" NOT NULL,
	"reps" smallint NOT NULL,
	"rest_seconds" integer
);
--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_schedules" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD COLUMN "routine_id" integer;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD COLUMN "original_exercise_id" integer;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "library_workout_id" integer;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "is_schedule_copy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "uploaded_media_id" integer;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "compound_routine_exercises" ADD CONSTRAINT "compound_routine_exercises_compound_routine_id_compound_routines_id_fk" FOREIGN KEY ("compound_routine_id") REFERENCES "public"."compound_routines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compound_routine_exercises" ADD CONSTRAINT "compound_routine_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compound_routine_favorites" ADD CONSTRAINT "compound_routine_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compound_routine_favorites" ADD CONSTRAINT "compound_routine_favorites_compound_routine_id_compound_routines_id_fk" FOREIGN KEY ("compound_routine_id") REFERENCES "public"."compound_routines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compound_routines" ADD CONSTRAINT "compound_routines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_media" ADD CONSTRAINT "uploaded_media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_routines" ADD CONSTRAINT "workout_routines_section_id_workout_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."workout_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_routines" ADD CONSTRAINT "workout_routines_compound_routine_id_compound_routines_id_fk" FOREIGN KEY ("compound_routine_id") REFERENCES "public"."compound_routines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "compound_routine_exercises_key" ON "compound_routine_exercises" USING btree ("compound_routine_id","ordinal");--> statement-breakpoint
CREATE INDEX "compound_routine_exercises_exercise_idx" ON "compound_routine_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "compound_routines_search_idx" ON "compound_routines" USING gin ("search_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "compound_routines_owner_idx" ON "compound_routines" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploaded_media_owner_idx" ON "uploaded_media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "workout_routines_section_idx" ON "workout_routines" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "workout_routines_compound_idx" ON "workout_routines" USING btree ("compound_routine_id");--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_routine_id_workout_routines_id_fk" FOREIGN KEY ("routine_id") REFERENCES "public"."workout_routines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_original_exercise_id_exercises_id_fk" FOREIGN KEY ("original_exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_library_workout_id_workouts_id_fk" FOREIGN KEY ("library_workout_id") REFERENCES "public"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_uploaded_media_id_uploaded_media_id_fk" FOREIGN KEY ("uploaded_media_id") REFERENCES "public"."uploaded_media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workout_exercises_routine_idx" ON "workout_exercises" USING btree ("routine_id");--> statement-breakpoint
CREATE INDEX "workouts_library_idx" ON "workouts" USING btree ("library_workout_id");--> statement-breakpoint
CREATE INDEX "workouts_media_idx" ON "workouts" USING btree ("uploaded_media_id");