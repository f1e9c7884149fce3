CREATE TABLE "client_data_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_data_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"trainer_id" integer NOT NULL,
	"client_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "client_data_removals" ADD CONSTRAINT "client_data_removals_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_data_removals" ADD CONSTRAINT "client_data_removals_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_data_removals_waiting_key" ON "client_data_removals" USING btree ("trainer_id","client_id") WHERE "client_data_removals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "client_data_removals_trainer_idx" ON "client_data_removals" USING btree ("trainer_id");--> statement-breakpoint
CREATE INDEX "client_data_removals_client_idx" ON "client_data_removals" USING btree ("client_id");