-- What was replied is not kept any more: it outlived what was deleted.
UPDATE "idempotent_calls" SET "reply" = NULL WHERE "reply" IS NOT NULL;
