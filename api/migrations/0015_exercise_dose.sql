CREATE TYPE "public"."adjustment_kind" AS ENUM('PROGRESSION', 'REGRESSION');--> statement-breakpoint
CREATE TABLE "exercise_adjustments" (
	"primary_exercise_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"kind" "adjustment_kind" NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "exercise_adjustments_primary_exercise_id_exercise_id_pk" PRIMARY KEY("primary_exercise_id","exercise_id"),
	CONSTRAINT "exercise_adjustments_other" CHECK ("exercise_adjustments"."primary_exercise_id" <> "exercise_adjustments"."exercise_id")
);
--> statement-breakpoint
ALTER TABLE "compound_routine_favorites" ADD COLUMN "is_favorite" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "compound_routine_favorites" ADD COLUMN "turned_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "sets" smallint;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "reps" integer;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "dur_seconds" integer;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "distance" real;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "distance_units" varchar(6) DEFAULT 'miles' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "weight" real;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "pace" real;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "pace_units" varchar(5) DEFAULT 'mph' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "tempo" smallint;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "rest_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "rest_tempo" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "exercise_sides" varchar(10) DEFAULT 'alternate' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_adjustments" ADD CONSTRAINT "exercise_adjustments_primary_exercise_id_exercises_id_fk" FOREIGN KEY ("primary_exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_adjustments" ADD CONSTRAINT "exercise_adjustments_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_adjustments_exercise_idx" ON "exercise_adjustments" USING btree ("exercise_id");--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_tempo" CHECK ("exercises"."tempo" between 1 and 4);