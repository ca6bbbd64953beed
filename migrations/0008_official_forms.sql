CREATE TABLE "official_form" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"pages" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
