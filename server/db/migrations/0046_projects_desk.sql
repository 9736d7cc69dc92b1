-- Projects are kept at the desk. Their place is that of the home page, where the featured ones stand; the list goes by their age.
ALTER TABLE "projects" ADD COLUMN "position" integer NOT NULL DEFAULT 0;
ALTER TABLE "projects" ADD COLUMN "version" integer NOT NULL DEFAULT 1;
UPDATE projects SET position = id;

-- Counts every change, in whatever way it was made, so that a second editor is told instead of overwriting it. Another order is
-- no change of the project.
CREATE FUNCTION count_project_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(old) - 'position' <> to_jsonb(new) - 'position' THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER projects_versioned BEFORE UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION count_project_version();

CREATE INDEX "projects_by_name" ON "projects" (lower("name"));
CREATE INDEX "projects_by_age" ON "projects" ("created_at" DESC, "id" DESC);

-- Addresses that projects have left. They name the project, not its next address, so that there are no chains.
CREATE TABLE "project_slugs" (
	"slug" text PRIMARY KEY,
	"project_id" integer NOT NULL REFERENCES "projects"("id") ON DELETE CASCADE,
	"left_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "project_slugs_project" ON "project_slugs" ("project_id");
CREATE FUNCTION keep_old_project_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM project_slugs WHERE slug = new.slug AND project_id = new.id;
	INSERT INTO project_slugs (slug, project_id) VALUES (old.slug, new.id);
	RETURN NULL;
END $$;
CREATE TRIGGER projects_slug_left AFTER UPDATE OF slug ON projects
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_project_slug();
CREATE FUNCTION refuse_left_project_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM project_slugs s WHERE s.slug = new.slug AND s.project_id <> new.id) THEN
		RAISE EXCEPTION 'The address % leads to another project', new.slug
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'project_slugs_lead_on';
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER projects_slug_free BEFORE INSERT OR UPDATE OF slug ON projects
	FOR EACH ROW EXECUTE FUNCTION refuse_left_project_slug();

-- What stands in the rooms of a project and can be bought.
CREATE TABLE "project_pieces" (
	"project_id" integer NOT NULL REFERENCES "projects"("id") ON DELETE CASCADE,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"position" integer NOT NULL,
	PRIMARY KEY ("project_id", "product_id")
);
CREATE INDEX "project_pieces_product" ON "project_pieces" ("product_id");

CREATE TRIGGER project_slugs_told AFTER INSERT OR UPDATE OR DELETE ON project_slugs
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('projects');
CREATE TRIGGER project_pieces_told AFTER INSERT OR UPDATE OR DELETE ON project_pieces
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('projects');
