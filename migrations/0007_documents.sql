CREATE TABLE "document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"chat_id" uuid,
	"definition_id" text NOT NULL,
	"title" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"offered" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_file" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"definition_version" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"text" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "offered_documents" text[];--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_chat_id_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_file" ADD CONSTRAINT "document_file_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_owner_id_updated_at_index" ON "document" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "document_chat_id_index" ON "document" USING btree ("chat_id");