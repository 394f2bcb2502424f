CREATE TABLE "answer_parts" (
	"message_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"events" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_parts_message_id_ordinal_pk" PRIMARY KEY("message_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "budgets_spent" (
	"key" text PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"owner" text NOT NULL,
	"student_id" text,
	"message_id" text,
	"status" integer,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_calls_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "note_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "stop_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "written_for" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "tracked_jobs" ADD COLUMN "notes_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_parts" ADD CONSTRAINT "answer_parts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budgets_spent_end" ON "budgets_spent" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "idempotent_calls_age" ON "idempotent_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotent_calls_student" ON "idempotent_calls" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "idempotent_calls_message" ON "idempotent_calls" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_at_once" ON "messages" USING btree ("written_for","place") WHERE "messages"."status" = 'streaming';--> statement-breakpoint
CREATE INDEX "messages_streaming" ON "messages" USING btree ("owner") WHERE "messages"."status" = 'streaming';--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
