ALTER TABLE "facts" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "reading" jsonb;