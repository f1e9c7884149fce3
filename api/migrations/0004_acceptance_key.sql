DROP INDEX "legal_acceptances_user_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "legal_acceptances_key" ON "legal_acceptances" USING btree ("user_id","document_type","version");