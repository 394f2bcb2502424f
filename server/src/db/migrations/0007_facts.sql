CREATE TABLE "facts" (
	"id" text PRIMARY KEY NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "facts_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" text,
	"conversation_id" text,
	"kind" text NOT NULL,
	"stance" text NOT NULL,
	"text" text NOT NULL,
	"value" text,
	"key" text NOT NULL,
	"origin" text NOT NULL,
	"quote" text,
	"source" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facts_holder" CHECK (num_nonnulls("facts"."student_id", "facts"."conversation_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "musts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "talk_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "facts_kept_of_student" ON "facts" USING btree ("student_id","key") WHERE "facts"."status" = 'kept';--> statement-breakpoint
CREATE UNIQUE INDEX "facts_kept_of_conversation" ON "facts" USING btree ("conversation_id","key") WHERE "facts"."status" = 'kept';--> statement-breakpoint
CREATE INDEX "facts_student" ON "facts" USING btree ("student_id","ordinal");--> statement-breakpoint
CREATE INDEX "facts_conversation" ON "facts" USING btree ("conversation_id","ordinal");--> statement-breakpoint
CREATE INDEX "facts_source" ON "facts" USING btree ("source");--> statement-breakpoint
INSERT INTO "facts" ("id", "student_id", "kind", "stance", "text", "key", "origin", "status", "created_at", "updated_at")
SELECT md5(gen_random_uuid()::text || gen_random_uuid()::text), "student_id", "kind", "stance", "text", "key", 'typed', 'offered', "at", "at"
FROM (
	SELECT DISTINCT ON ("student_id", "key") *
	FROM (
		SELECT s."id" AS "student_id", s."updated_at" AS "at", said."list", said."place", said."kind", said."stance", said."text",
			CASE said."kind" WHEN 'employer' THEN 'employer:' ELSE '' END || lower(said."text") AS "key"
		FROM "students" s, LATERAL (
			SELECT listed."list", listed."kind", listed."stance", entry."place",
				rtrim(left(regexp_replace(btrim(entry."text", E' \t\n\r'), '\s+', ' ', 'g'), 300)) AS "text"
			FROM (VALUES
				(1, 'activity', 'more', s."profile" -> 'interests'),
				(2, 'work', 'looking', s."profile" -> 'target_roles'),
				(3, 'employer', 'looking', s."profile" -> 'target_companies'),
				(4, 'people', 'looking', jsonb_build_array(s."profile" -> 'ideal_environment'))
			) AS listed ("list", "kind", "stance", "entries"),
			jsonb_array_elements_text(CASE jsonb_typeof(listed."entries") WHEN 'array' THEN listed."entries" ELSE '[]' END)
				WITH ORDINALITY AS entry ("text", "place")
		) said
		WHERE s."profile" IS NOT NULL AND said."text" <> ''
	) entries
	ORDER BY "student_id", "key", "list", "place"
) offered
ORDER BY "student_id", "list", "place";--> statement-breakpoint
UPDATE "students" SET "profile" = '{"summary": "", "interests": [], "target_companies": [], "target_roles": [], "ideal_environment": ""}'
WHERE "profile" IS NOT NULL;--> statement-breakpoint
UPDATE "conversations" SET "state" = NULL WHERE "kind" = 'onboarding' AND NOT EXISTS (
	SELECT FROM "messages" WHERE "messages"."conversation_id" = "conversations"."id" AND "messages"."extras" -> 'profile' IS NOT NULL
);--> statement-breakpoint
UPDATE "conversations" SET "about" = "about" - 'refused' || CASE WHEN "student_id" IS NULL THEN '{}' ELSE '{"profile": null}' END::jsonb;