CREATE TABLE "support_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_message" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "support_note" ADD CONSTRAINT "support_note_message_id_support_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_note" ADD CONSTRAINT "support_note_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_note_message_id_created_at_index" ON "support_note" USING btree ("message_id","created_at");--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_assigned_to_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Leads from before one mail a day could be chosen: their attorneys were mailed about each. Without this, the first digest would announce all of them as new.
UPDATE "lead" SET "announced_at" = "created_at" WHERE "announced_at" IS NULL AND NOT EXISTS (SELECT 1 FROM "user" INNER JOIN "mail_choice" ON "mail_choice"."user_id" = "user"."id" AND "mail_choice"."digest" WHERE "user"."attorney_id" = "lead"."attorney_id" AND "lead"."created_at" > now() - interval '2 days');
