-- What stands under "Coming Soon" on the blog, beside the articles that wait for their day. Without a row it is as
-- domain/content/coming-soon.ts has it.
CREATE TABLE "coming_soon" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"lead" text NOT NULL,
	"topics" jsonb NOT NULL,
	"version" integer NOT NULL DEFAULT 1,
	"updated_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "coming_soon_is_one" CHECK ("id" = 1),
	CONSTRAINT "coming_soon_topics_is_list" CHECK (jsonb_typeof("topics") = 'array')
);
CREATE FUNCTION count_coming_soon_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (old.lead, old.topics) <> (new.lead, new.topics) THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER coming_soon_versioned BEFORE UPDATE ON coming_soon FOR EACH ROW EXECUTE FUNCTION count_coming_soon_version();
CREATE TRIGGER coming_soon_told AFTER INSERT OR UPDATE OR DELETE ON coming_soon
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('blog');
