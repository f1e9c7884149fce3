ALTER TABLE "measurements" ADD COLUMN "neck" real;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "chest" real;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "waist" real;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "hips" real;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "upper_arm" real;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "thigh" real;--> statement-breakpoint
ALTER TABLE "measurements" ADD COLUMN "calf" real;