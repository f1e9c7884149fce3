ALTER TABLE "account_removal_requests" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD COLUMN "state" varchar(10) DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_removal_requests" ADD CONSTRAINT "account_removal_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_removal_requests_waiting_key" ON "account_removal_requests" USING btree ("user_id") WHERE "account_removal_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "account_removal_requests_user_idx" ON "account_removal_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_removal_requests_due_idx" ON "account_removal_requests" USING btree ("due_at") WHERE "account_removal_requests"."state" = 'waiting';