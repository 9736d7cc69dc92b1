-- Every state that a section of the settings has had, with who saved it: the owner looks at them and puts one back.
ALTER TABLE "settings" ADD COLUMN "changed_by" integer REFERENCES "users" ("id") ON DELETE SET NULL;
UPDATE "settings" s SET "changed_by" = (
	SELECT a."actor_id" FROM "audit_entries" a JOIN "users" u ON u."id" = a."actor_id"
	WHERE a."subject" = 'setting:' || s."section" ORDER BY a."created_at" DESC, a."id" DESC LIMIT 1
);

CREATE TABLE "settings_versions" (
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" integer REFERENCES "users" ("id") ON DELETE SET NULL,
	"changed_at" timestamptz NOT NULL,
	PRIMARY KEY ("section", "version")
);
INSERT INTO "settings_versions" SELECT "section", "version", "value", "changed_by", "updated_at" FROM "settings";

-- Kept by the database, so that a change made in whatever way can be looked at and taken back.
CREATE FUNCTION keep_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO settings_versions (section, version, value, changed_by, changed_at)
	VALUES (new.section, new.version, new.value, new.changed_by, new.updated_at)
	ON CONFLICT (section, version) DO NOTHING;
	RETURN NULL;
END $$;
CREATE TRIGGER settings_version_kept AFTER INSERT OR UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION keep_settings_version();
