ALTER TABLE "idempotent_calls" DROP CONSTRAINT "idempotent_calls_message_id_messages_id_fk";
--> statement-breakpoint
DROP INDEX "idempotent_calls_message";--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD COLUMN "makes" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_calls" DROP COLUMN "message_id";