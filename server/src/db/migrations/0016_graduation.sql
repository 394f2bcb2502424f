ALTER TABLE "jobs" ADD COLUMN "graduation_from" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "graduation_to" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "graduation_quote" text;