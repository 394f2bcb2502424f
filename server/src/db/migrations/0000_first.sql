CREATE TABLE "alumni" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"photo" text,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"linkedin" text,
	"year" integer,
	"major" text,
	"school" text,
	"hometown" text,
	"hometown_city" text,
	"hometown_country" text,
	"career_path" text NOT NULL,
	"about" text,
	"visibility" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"website" text,
	"ats_base_url" text,
	"industry" text NOT NULL,
	"priority" integer NOT NULL,
	"founded_year" integer,
	"is_public" boolean NOT NULL,
	"stock_ticker" text,
	"description" text NOT NULL,
	"company_size" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"headquarters" text,
	"source" text NOT NULL,
	CONSTRAINT "companies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"student_id" text,
	"about" jsonb NOT NULL,
	"state" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"job_type" text,
	"level" text NOT NULL,
	"remote" boolean NOT NULL,
	"posted_at" timestamp with time zone,
	"salary_min" integer,
	"salary_max" integer,
	"citizenship_required" boolean NOT NULL,
	"clearance_required" boolean NOT NULL,
	"sponsorship" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', coalesce(role, '')), 'B') || setweight(to_tsvector('english', company_name || ' ' || coalesce("function", '') || ' ' || coalesce(industry, '')), 'C') || array_to_tsvector(skills)) STORED,
	"place_keys" text[] NOT NULL,
	"role" text,
	"function" text,
	"industry" text,
	"company_name" text NOT NULL,
	"title" text NOT NULL,
	"skills" text[] NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"company_domain" text,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"locations" text[] NOT NULL,
	"pay_stated" text,
	"real_talk" text,
	"sponsorship_quote" text,
	"clearance_quote" text,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"source_updated_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"body" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', description)) STORED,
	CONSTRAINT "jobs_identity" UNIQUE("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_order" UNIQUE("conversation_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"student_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"stored_as" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"school" text NOT NULL,
	"major" text NOT NULL,
	"graduation_year" integer NOT NULL,
	"needs_visa" boolean,
	"can_get_clearance" boolean,
	"preferred_locations" text[] DEFAULT '{}' NOT NULL,
	"looking_for" text[] DEFAULT '{}' NOT NULL,
	"profile" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "students_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alumni_company" ON "alumni" USING btree ("company");--> statement-breakpoint
CREATE INDEX "conversations_student" ON "conversations" USING btree ("student_id","updated_at");--> statement-breakpoint
CREATE INDEX "jobs_words" ON "jobs" USING gin ("words");--> statement-breakpoint
CREATE INDEX "jobs_body" ON "jobs" USING gin ("body");--> statement-breakpoint
CREATE INDEX "jobs_places" ON "jobs" USING gin ("place_keys");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("posted_at" DESC NULLS LAST,"id") WHERE "jobs"."state" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree (lower("company_name"));--> statement-breakpoint
CREATE INDEX "sessions_student" ON "sessions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");