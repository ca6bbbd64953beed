ALTER TABLE "message" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "language" text;