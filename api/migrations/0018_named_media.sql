ALTER TABLE "uploaded_media" ADD COLUMN "unnamed_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "measurements_photo_front_idx" ON "measurements" USING hash ("photo_front");--> statement-breakpoint
CREATE INDEX "measurements_photo_back_idx" ON "measurements" USING hash ("photo_back");--> statement-breakpoint
CREATE INDEX "measurements_photo_side_idx" ON "measurements" USING hash ("photo_side");