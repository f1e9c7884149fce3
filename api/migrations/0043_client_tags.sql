CREATE TABLE "client_tag_clients" (
	"tag_id" integer NOT NULL,
	"client_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trainer_id" integer NOT NULL,
	"name" varchar(30) NOT NULL,
	"color" varchar(10) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_tag_clients" ADD CONSTRAINT "client_tag_clients_tag_id_client_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."client_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tag_clients" ADD CONSTRAINT "client_tag_clients_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tags" ADD CONSTRAINT "client_tags_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_tag_clients_key" ON "client_tag_clients" USING btree ("tag_id","client_id");--> statement-breakpoint
CREATE INDEX "client_tag_clients_client_idx" ON "client_tag_clients" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_tags_name_key" ON "client_tags" USING btree ("trainer_id",lower("name"));