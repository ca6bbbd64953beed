CREATE TABLE "attorney_showing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"chat_id" uuid,
	"place" integer NOT NULL,
	"category" text NOT NULL,
	"county" text,
	"fit" text NOT NULL,
	"sponsored" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_choice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"leads" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "excluded_message_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "news_for_user" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "news_for_attorney" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "attorney_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "user_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attorney_showing" ADD CONSTRAINT "attorney_showing_attorney_id_attorney_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_showing" ADD CONSTRAINT "attorney_showing_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choice" ADD CONSTRAINT "mail_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attorney_showing_created_at_index" ON "attorney_showing" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attorney_showing_attorney_id_created_at_index" ON "attorney_showing" USING btree ("attorney_id","created_at");