CREATE TABLE "contact_notice" (
	"chat_id" uuid NOT NULL,
	"attorney_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_notice_chat_id_attorney_id_pk" PRIMARY KEY("chat_id","attorney_id")
);
--> statement-breakpoint
ALTER TABLE "email_token" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "contact_notice" ADD CONSTRAINT "contact_notice_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notice" ADD CONSTRAINT "contact_notice_attorney_id_attorney_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "contact_notice" ("chat_id", "attorney_id", "created_at") SELECT "chat_id", "attorney_id", "created_at" FROM "lead";
--> statement-breakpoint
-- Whoever listens for news looks again when one of their sessions ends, and stops listening if it was theirs.
CREATE FUNCTION "announce_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('lead_changed', OLD.user_id::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION "announce_session_end"();
