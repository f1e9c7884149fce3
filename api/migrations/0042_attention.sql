CREATE TABLE "attention_settings" (
	"trainer_id" integer PRIMARY KEY NOT NULL,
	"missed_sessions" smallint NOT NULL,
	"fallen_points" smallint NOT NULL,
	"measurement_days" smallint NOT NULL,
	"invitation_days" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attention_snoozes" (
	"trainer_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_relations" ADD COLUMN "goal_date" date;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "landing" varchar(10) DEFAULT 'clients' NOT NULL;--> statement-breakpoint
ALTER TABLE "attention_settings" ADD CONSTRAINT "attention_settings_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention_snoozes" ADD CONSTRAINT "attention_snoozes_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention_snoozes" ADD CONSTRAINT "attention_snoozes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attention_snoozes_key" ON "attention_snoozes" USING btree ("trainer_id","client_id","reason");--> statement-breakpoint
CREATE INDEX "attention_snoozes_client_idx" ON "attention_snoozes" USING btree ("client_id");--> statement-breakpoint
-- The sessions of all clients of a trainer are counted from this index alone.
CREATE INDEX scheduled_workouts_adherence_idx ON scheduled_workouts (trainer_id, client_id, date) INCLUDE (is_complete);
