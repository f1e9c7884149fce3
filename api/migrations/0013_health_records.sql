CREATE TABLE "calculator_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calculator_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trainer_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"kind" varchar(20) NOT NULL,
	"calculated_on" date NOT NULL,
	"formula" varchar(60) NOT NULL,
	"formula_version" integer NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"recorded_by" integer,
	"date" date NOT NULL,
	"weight" real,
	"body_fat_percentage" real,
	"lean_body_mass_percentage" real,
	"photo_front" text,
	"photo_back" text,
	"photo_side" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nutrition_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nutrition_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"recorded_by" integer,
	"protein" real NOT NULL,
	"carbohydrates" real NOT NULL,
	"fat" real NOT NULL,
	"calories" integer NOT NULL,
	"assigned_time" timestamp (3) with time zone NOT NULL,
	"calculator_result_id" integer
);
--> statement-breakpoint
CREATE TABLE "ohsa_corrective_exercises" (
	"ohsa_result_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	CONSTRAINT "ohsa_corrective_exercises_ohsa_result_id_exercise_id_pk" PRIMARY KEY("ohsa_result_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "ohsa_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ohsa_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"recorded_by" integer,
	"assessment_date" date NOT NULL,
	"compensations" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "performance_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"recorded_by" integer,
	"name" varchar(40) NOT NULL,
	"date" date NOT NULL,
	"value" real NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calculator_results" ADD CONSTRAINT "calculator_results_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculator_results" ADD CONSTRAINT "calculator_results_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_records" ADD CONSTRAINT "nutrition_records_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_records" ADD CONSTRAINT "nutrition_records_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_records" ADD CONSTRAINT "nutrition_records_calculator_result_id_calculator_results_id_fk" FOREIGN KEY ("calculator_result_id") REFERENCES "public"."calculator_results"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ohsa_corrective_exercises" ADD CONSTRAINT "ohsa_corrective_exercises_ohsa_result_id_ohsa_results_id_fk" FOREIGN KEY ("ohsa_result_id") REFERENCES "public"."ohsa_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ohsa_corrective_exercises" ADD CONSTRAINT "ohsa_corrective_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ohsa_results" ADD CONSTRAINT "ohsa_results_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ohsa_results" ADD CONSTRAINT "ohsa_results_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_assessments" ADD CONSTRAINT "performance_assessments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_assessments" ADD CONSTRAINT "performance_assessments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculator_results_newest_idx" ON "calculator_results" USING btree ("subject_id","trainer_id","kind","calculated_on","id");--> statement-breakpoint
CREATE INDEX "measurements_newest_idx" ON "measurements" USING btree ("client_id","date","id");--> statement-breakpoint
CREATE INDEX "nutrition_records_newest_idx" ON "nutrition_records" USING btree ("client_id","assigned_time","id");--> statement-breakpoint
CREATE INDEX "ohsa_corrective_exercises_exercise_idx" ON "ohsa_corrective_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "ohsa_results_newest_idx" ON "ohsa_results" USING btree ("client_id","assessment_date","id");--> statement-breakpoint
CREATE INDEX "performance_assessments_newest_idx" ON "performance_assessments" USING btree ("client_id","date","id");