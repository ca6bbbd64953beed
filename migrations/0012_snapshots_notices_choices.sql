CREATE TABLE "lead_snapshot" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"category" text,
	"messages" jsonb NOT NULL,
	"hidden" jsonb
);
--> statement-breakpoint
ALTER TABLE "lead_snapshot" ADD CONSTRAINT "lead_snapshot_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Leads from before: what was shared with them, as far as it can still be told. A title is kept where its words stand in a
-- message that was shared; otherwise it may come from one that was left out, or was written later.
INSERT INTO "lead_snapshot" ("lead_id", "title", "category", "messages")
WITH "placed" AS (
	SELECT "lead"."id" AS "lead_id", "message".*,
		"message"."id" = ANY("lead"."excluded_message_ids") AS "left_out",
		CASE WHEN "message"."role" = 'assistant' THEN "message"."document_id" IS NOT NULL
			ELSE lag("message"."document_id") OVER "chat_order" IS NOT NULL
				AND (lead("message"."id") OVER "chat_order" IS NULL OR lead("message"."document_id") OVER "chat_order" IS NOT NULL)
		END AS "is_interview"
	FROM "lead" JOIN "message" ON "message"."chat_id" = "lead"."chat_id" AND "message"."position" <= "lead"."shared_up_to"
	WINDOW "chat_order" AS (PARTITION BY "lead"."id" ORDER BY "message"."position")
)
SELECT "lead"."id",
	CASE WHEN EXISTS (SELECT 1 FROM "placed" WHERE "placed"."lead_id" = "lead"."id" AND NOT "left_out" AND "role" = 'user'
			AND position(lower(rtrim("chat"."title", '…. ')) IN lower("placed"."source")) > 0)
		THEN "chat"."title" ELSE 'Legal question' END,
	"chat"."state" #>> '{variables,issueCategoryEnum}',
	coalesce((SELECT jsonb_agg(jsonb_build_object(
			'id', "placed"."id", 'role', "role", 'source', CASE WHEN "role" = 'user' THEN "source" END, 'content', "content",
			'hadCards', "attorney_ids" IS NOT NULL, 'isInterview', coalesce("is_interview", false), 'deadlines', "deadlines",
			'at', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
		) ORDER BY "position") FROM "placed" WHERE "placed"."lead_id" = "lead"."id" AND NOT "left_out"), '[]'::jsonb)
FROM "lead" JOIN "chat" ON "chat"."id" = "lead"."chat_id";

--> statement-breakpoint
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

--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "choices" jsonb;
