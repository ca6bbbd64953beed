-- What deletes by age and what hangs on a deleted row is found by an index. The checks hold for what is written from now on:
-- this neither reads a large table nor stumbles over an old row.
CREATE INDEX "anonymous_link_moved_at_index" ON "anonymous_link" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "user_is_anonymous_created_at_index" ON "user" USING btree ("is_anonymous","created_at");--> statement-breakpoint
CREATE INDEX "attorney_showing_chat_id_index" ON "attorney_showing" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "chat_request_created_at_index" ON "chat_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_updated_at_index" ON "document" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contact_notice_attorney_id_index" ON "contact_notice" USING btree ("attorney_id");--> statement-breakpoint
CREATE INDEX "rating_review_staff_id_index" ON "rating_review" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_note_staff_id_index" ON "support_note" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_reply_staff_id_index" ON "support_reply" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_message_assigned_to_index" ON "support_message" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "support_message_created_at_index" ON "support_message" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "email_token" ADD CONSTRAINT "email_token_purpose_check" CHECK ("email_token"."purpose" in ('sign-in', 'password-reset', 'attorney-signup')) NOT VALID;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_language_check" CHECK ("user"."language" in ('en', 'es')) NOT VALID;--> statement-breakpoint
ALTER TABLE "attorney_showing" ADD CONSTRAINT "attorney_showing_fit_check" CHECK ("attorney_showing"."fit" in ('county', 'statewide', 'elsewhere')) NOT VALID;--> statement-breakpoint
ALTER TABLE "answer_rating" ADD CONSTRAINT "answer_rating_verdict_check" CHECK ("answer_rating"."verdict" in ('up', 'down')) NOT VALID;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_role_check" CHECK ("message"."role" in ('user', 'assistant')) NOT VALID;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_language_check" CHECK ("message"."language" in ('en', 'es')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_status_check" CHECK ("lead"."status" in ('pending', 'accepted', 'declined')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_decline_category_check" CHECK ("lead"."decline_category" in ('Outside Jurisdiction', 'Outside Practice Area', 'Conflict of Interest', 'Lack of Capacity/Availability', 'Insufficient Merit', 'Poor Client Fit', 'Other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead_snapshot" ADD CONSTRAINT "lead_snapshot_language_check" CHECK ("lead_snapshot"."language" in ('en', 'es')) NOT VALID;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_sender_role_check" CHECK ("thread_message"."sender_role" in ('user', 'attorney')) NOT VALID;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_status_check" CHECK ("mail"."status" in ('queued', 'sent', 'failed', 'expired')) NOT VALID;--> statement-breakpoint
ALTER TABLE "registry_import" ADD CONSTRAINT "registry_import_status_check" CHECK ("registry_import"."status" in ('reading', 'saving', 'finished', 'failed', 'cancelled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_status_check" CHECK ("support_message"."status" in ('new', 'open', 'answered', 'closed')) NOT VALID;