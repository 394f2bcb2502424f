ALTER TABLE "students" ADD COLUMN "refused" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "students" SET "refused" = coalesce((
	SELECT array_agg(DISTINCT fact ->> 'name')
	FROM (
		SELECT c."state" -> 'facts' -> 'refused' AS facts
		FROM "conversations" c JOIN "messages" m ON m."conversation_id" = c."id"
		WHERE c."student_id" = "students"."id" AND c."kind" = 'onboarding' AND m."extras" -> 'profile' IS NOT NULL
		ORDER BY m."created_at" DESC LIMIT 1
	) interview, jsonb_array_elements(CASE jsonb_typeof(facts) WHEN 'array' THEN facts ELSE '[]' END) fact
), '{}');
