ALTER TABLE "calendar_changes" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD COLUMN "client_group_id" integer;--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD COLUMN "member_ids" integer[];--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_client_group_id_client_groups_id_fk" FOREIGN KEY ("client_group_id") REFERENCES "public"."client_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_changes_group_idx" ON "calendar_changes" USING btree ("client_group_id","trainer_id","id");--> statement-breakpoint
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_owner" CHECK (num_nonnulls("calendar_changes"."client_id", "calendar_changes"."client_group_id") = 1);--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON group_schedules
  FOR EACH ROW EXECUTE FUNCTION record_calendar_row();--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON group_schedule_workouts
  FOR EACH ROW EXECUTE FUNCTION record_calendar_row();
