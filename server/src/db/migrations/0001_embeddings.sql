CREATE TABLE "embeddings" (
	"key" text PRIMARY KEY NOT NULL,
	"vector" "bytea" NOT NULL
);
