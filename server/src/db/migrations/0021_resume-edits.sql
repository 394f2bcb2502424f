ALTER TABLE "facts" ADD COLUMN "resume_key" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "skills" jsonb;