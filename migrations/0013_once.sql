ALTER TABLE "thread_message" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "support_message" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_request_unique" UNIQUE("lead_id","sender_role","request_id");--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_request_unique" UNIQUE("request_id");