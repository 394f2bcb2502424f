CREATE TABLE "contacts" (
	"student_id" text NOT NULL,
	"person_id" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_student_id_person_id_pk" PRIMARY KEY("student_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"query" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_turns_order" UNIQUE("student_id","conversation_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"alumni_id" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"ordinal" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"is_first" boolean NOT NULL,
	"is_study" boolean NOT NULL,
	"title" text NOT NULL,
	"role" text,
	"function" text,
	"seniority" text,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"industry" text,
	"start_month" integer,
	"end_month" integer,
	"company_since" integer,
	"location" text,
	"place_keys" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"title_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', regexp_replace(translate(replace(title, '&', ' and '), '-/–—.', '    '), '\m(of|it|in|and|the|for|to|at|on|a|all|own|other)\M', '\1\1', 'gi'))) STORED,
	CONSTRAINT "positions_alumni_id_ordinal_pk" PRIMARY KEY("alumni_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "suppressed_people" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "hometown_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "worked_since" integer;--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "hidden" boolean GENERATED ALWAYS AS (visibility = 'hidden') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', role || ' ' || company || ' ' || career_path)) STORED;--> statement-breakpoint
ALTER TABLE "alumni" ADD COLUMN "about_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce(about, ''))) STORED;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_turns" ADD CONSTRAINT "people_turns_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alumni" ADD CONSTRAINT "alumni_hidden" UNIQUE("id","hidden");--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_person" FOREIGN KEY ("alumni_id","hidden") REFERENCES "public"."alumni"("id","hidden") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "people_turns_latest" ON "people_turns" USING btree ("student_id","updated_at");--> statement-breakpoint
CREATE INDEX "positions_company" ON "positions" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "positions_role" ON "positions" USING btree ("role");--> statement-breakpoint
CREATE INDEX "positions_function" ON "positions" USING btree ("function");--> statement-breakpoint
CREATE INDEX "positions_places" ON "positions" USING gin ("place_keys");--> statement-breakpoint
CREATE INDEX "positions_title" ON "positions" USING gin ("title_words");--> statement-breakpoint
CREATE VIEW "public"."visible_alumni" AS (select "id", "name", "photo", "role", "company", CASE WHEN "visibility" = 'shown' THEN "linkedin" END as "linkedin", "year", "major", "school", CASE WHEN "visibility" = 'shown' THEN "hometown" END as "hometown", CASE WHEN "visibility" = 'shown' THEN "hometown_city" END as "hometown_city", CASE WHEN "visibility" = 'shown' THEN "hometown_country" END as "hometown_country", "career_path", CASE WHEN "visibility" = 'shown' THEN "about" END as "about", "source", "name_key", CASE WHEN "visibility" = 'shown' THEN "hometown_keys" ELSE '{}' END as "hometown_keys", "worked_since", "words", CASE WHEN "visibility" = 'shown' THEN "about_words" END as "about_words" from "alumni" where not "alumni"."hidden");--> statement-breakpoint
CREATE VIEW "public"."visible_positions" AS (select "alumni_id", "ordinal", "is_current", "is_first", "is_study", "title", "role", "function", "seniority", "company", "company_key", "industry", "start_month", "end_month", "company_since", "location", "place_keys", "note", "title_words" from "positions" where not "positions"."hidden");