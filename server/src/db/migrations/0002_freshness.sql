CREATE TABLE "boards" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"outcome" text,
	"failure" text,
	"listed" integer
);
--> statement-breakpoint
CREATE TABLE "tracked_jobs" (
	"student_id" text NOT NULL,
	"job_id" text NOT NULL,
	"stage" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_jobs_student_id_job_id_pk" PRIMARY KEY("student_id","job_id")
);
--> statement-breakpoint
DROP INDEX "jobs_newest";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "last_seen_at" TO "last_verified_at";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "workplace" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "clearance" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "verdicts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "board" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "list_version" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "appeared_at" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "times_reposted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD CONSTRAINT "tracked_jobs_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "jobs" SET "appeared_at" = ARRAY["first_seen_at"];--> statement-breakpoint
CREATE INDEX "jobs_board" ON "jobs" USING btree ("board");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ((coalesce("posted_at", "first_seen_at")) DESC,"id") WHERE "jobs"."state" <> 'closed';