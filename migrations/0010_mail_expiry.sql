ALTER TABLE "mail" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "sending_since" timestamp with time zone;