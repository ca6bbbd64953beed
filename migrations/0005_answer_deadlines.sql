ALTER TABLE "message" ADD COLUMN "deadlines" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_crisis" boolean DEFAULT false NOT NULL;