CREATE TABLE "day_reminder" (
	"chat_id" uuid NOT NULL,
	"day" text NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_reminder_chat_id_day_days_before_pk" PRIMARY KEY("chat_id","day","days_before")
);
--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "remind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat" ADD COLUMN "done" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_choice" ADD COLUMN "digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "day_reminder" ADD CONSTRAINT "day_reminder_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;