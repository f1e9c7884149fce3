CREATE TABLE "calendar_change_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_change_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change_id" integer NOT NULL,
	"table_name" varchar(40) NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "calendar_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trainer_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"changed_by" integer NOT NULL,
	"kind" varchar(16) NOT NULL,
	"workout_name" varchar(160),
	"workout_count" smallint DEFAULT 0 NOT NULL,
	"first_date" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "calendar_change_rows" ADD CONSTRAINT "calendar_change_rows_change_id_calendar_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."calendar_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_change_rows_change_idx" ON "calendar_change_rows" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "calendar_changes_client_idx" ON "calendar_changes" USING btree ("client_id","trainer_id","id");--> statement-breakpoint
CREATE INDEX "calendar_changes_trainer_idx" ON "calendar_changes" USING btree ("trainer_id");--> statement-breakpoint
CREATE INDEX "calendar_changes_changed_by_idx" ON "calendar_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "calendar_changes_created_at_idx" ON "calendar_changes" USING btree ("created_at");--> statement-breakpoint
-- The setting lasts for one transaction; without it nothing is recorded.
CREATE FUNCTION record_calendar_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change text := current_setting('formline.calendar_change', true);
BEGIN
  IF change <> '' THEN
    INSERT INTO calendar_change_rows (change_id, table_name, row_id, before, after)
    VALUES (change::integer, tg_table_name, coalesce(new.id, old.id), to_jsonb(old), to_jsonb(new));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON user_schedules
  FOR EACH ROW EXECUTE FUNCTION record_calendar_row();--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON user_schedule_workouts
  FOR EACH ROW EXECUTE FUNCTION record_calendar_row();--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON scheduled_workouts
  FOR EACH ROW EXECUTE FUNCTION record_calendar_row();
