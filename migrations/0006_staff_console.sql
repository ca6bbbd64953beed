CREATE TABLE "registration" (
	"number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"suffix" text NOT NULL,
	"company" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"county" text NOT NULL,
	"year_admitted" integer,
	"department" text NOT NULL,
	"law_school" text NOT NULL,
	"status" text NOT NULL,
	"next_registration" text,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"bytes_total" bigint,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_added" integer DEFAULT 0 NOT NULL,
	"rows_changed" integer DEFAULT 0 NOT NULL,
	"bad_row_count" integer DEFAULT 0 NOT NULL,
	"bad_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"fault" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attorney_photo" (
	"attorney_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_review" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_email" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_action_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "support_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_message" ALTER COLUMN "status" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "attorney" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_photo" ADD CONSTRAINT "attorney_photo_attorney_id_attorney_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_review" ADD CONSTRAINT "rating_review_message_id_answer_rating_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."answer_rating"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_review" ADD CONSTRAINT "rating_review_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_reply" ADD CONSTRAINT "support_reply_message_id_support_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_reply" ADD CONSTRAINT "support_reply_staff_id_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registry_import_started_at_index" ON "registry_import" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "staff_action_created_at_index" ON "staff_action" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_action_action_created_at_index" ON "staff_action" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "staff_action_staff_email_created_at_index" ON "staff_action" USING btree ("staff_email","created_at");--> statement-breakpoint
CREATE INDEX "support_reply_message_id_created_at_index" ON "support_reply" USING btree ("message_id","created_at");
--> statement-breakpoint
-- The log of staff actions can only grow.
CREATE FUNCTION "refuse_change_of_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the log of staff actions cannot be changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "staff_action_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_action" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_log"();
