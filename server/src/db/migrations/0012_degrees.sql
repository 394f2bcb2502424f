ALTER TABLE "jobs" ADD COLUMN "degree" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "degree_quote" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_email" text;--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_at") WHERE "jobs"."state" <> 'closed';