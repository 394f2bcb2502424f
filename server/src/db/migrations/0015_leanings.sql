ALTER TABLE "students" ADD COLUMN "leanings" jsonb DEFAULT '{"skills":[],"likes":[],"dislikes":[],"past":[]}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "students" SET "leanings" = (
  SELECT jsonb_build_object(
    'skills', coalesce(jsonb_agg(name ORDER BY ordinal) FILTER (WHERE stance = 'have' AND kind IN ('skill', 'language')), '[]'),
    'likes', coalesce(jsonb_agg(name ORDER BY ordinal) FILTER (WHERE stance = 'more' AND kind = 'work'), '[]'),
    'dislikes', coalesce(jsonb_agg(name ORDER BY ordinal) FILTER (WHERE stance = 'less' AND kind IN ('activity', 'skill', 'work')), '[]'),
    'past', coalesce(jsonb_agg(name ORDER BY ordinal) FILTER (WHERE stance = 'have' AND kind IN ('experience', 'project')), '[]')
  )
  FROM (
    SELECT *, CASE WHEN kind = 'skill' AND value LIKE 'skill:%' THEN substr(value, 7) ELSE trim(text) END AS name
    FROM "facts" WHERE student_id = "students".id AND status = 'kept'
  ) AS kept
);
