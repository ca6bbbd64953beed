-- Whoever is concerned by a lead hears of every change to it once that is committed, whichever way it was made:
-- by a call, by a job, or because a chat was deleted with everything in it.
CREATE FUNCTION "announce_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed "lead" := coalesce(NEW, OLD);
BEGIN
	PERFORM pg_notify('lead_changed', changed.user_id::text);
	PERFORM pg_notify('lead_changed', "user".id::text) FROM "user" WHERE "user".attorney_id = changed.attorney_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "lead_changed" AFTER INSERT OR UPDATE OR DELETE ON "lead" FOR EACH ROW EXECUTE FUNCTION "announce_lead"();
