CREATE TABLE "erased_students" (
	"key" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "model_consent" boolean;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "model_consent_for" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "model_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;