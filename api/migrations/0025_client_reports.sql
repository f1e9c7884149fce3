CREATE TABLE "client_report_measures" (
	"day" date NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"measure" varchar(20) NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "client_report_measures_day_fingerprint_measure_bucket_pk" PRIMARY KEY("day","fingerprint","measure","bucket")
);
--> statement-breakpoint
CREATE TABLE "client_reports" (
	"day" date NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"remote" varchar(60) NOT NULL,
	"build" varchar(80) NOT NULL,
	"source" varchar(20),
	"what" varchar(800) NOT NULL,
	"place" varchar(260),
	"host_build" varchar(80),
	"revision" integer,
	"count" integer NOT NULL,
	"bad" integer NOT NULL,
	"first_seen" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_reports_day_fingerprint_pk" PRIMARY KEY("day","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "client_report_measures" ADD CONSTRAINT "client_report_measures_report_fk" FOREIGN KEY ("day","fingerprint") REFERENCES "public"."client_reports"("day","fingerprint") ON DELETE cascade ON UPDATE no action;