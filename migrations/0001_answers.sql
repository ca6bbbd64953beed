CREATE TABLE "answer_rating" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_request" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "answer_rating" ADD CONSTRAINT "answer_rating_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_rating_verdict_created_at_index" ON "answer_rating" USING btree ("verdict","created_at");