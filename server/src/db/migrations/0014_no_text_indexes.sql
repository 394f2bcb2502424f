DROP INDEX "jobs_words";--> statement-breakpoint
DROP INDEX "jobs_body";--> statement-breakpoint
DROP INDEX "jobs_places";