-- What the owner changes at the desk, one row a section (domain/company/settings.ts). A section without a row is as the code has it.
CREATE TABLE "settings" (
	"section" text PRIMARY KEY,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL DEFAULT 1,
	"updated_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "settings_value_is_object" CHECK (jsonb_typeof("value") = 'object')
);

-- Counts every change, in whatever way it was made, so that a second editor is told instead of overwriting it.
CREATE FUNCTION count_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.value <> new.value THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER settings_versioned BEFORE UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION count_settings_version();

-- Name, telephone and seller stand on every page.
CREATE TRIGGER settings_told AFTER INSERT OR UPDATE OR DELETE ON settings
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('all');
