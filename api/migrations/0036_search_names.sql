-- Lists of people sort by the folded names. Folding them in each query took longer than the rest of the list of clients.
ALTER TABLE "users" ADD COLUMN "search_first_name" text GENERATED ALWAYS AS (search_form("users"."first_name"::text)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_last_name" text GENERATED ALWAYS AS (search_form("users"."last_name"::text)) STORED NOT NULL;
