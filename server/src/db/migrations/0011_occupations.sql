DROP VIEW "public"."visible_positions";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "occupation" text;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "occupation" text;--> statement-breakpoint
CREATE INDEX "jobs_occupation" ON "jobs" USING btree ("occupation");--> statement-breakpoint
CREATE INDEX "positions_occupation" ON "positions" USING btree ("occupation");--> statement-breakpoint
CREATE VIEW "public"."visible_positions" AS (select "alumni_id", "ordinal", "is_current", "is_first", "is_study", "title", "role", "function", "occupation", "seniority", "company", "company_key", "industry", "start_month", "end_month", "company_since", "location", "place_keys", "note", "title_words" from "positions" where not "positions"."hidden");