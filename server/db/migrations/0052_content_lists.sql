-- Articles and projects at the desk with 100,000 rows. What their lists look through is kept in a column, and each order of a list
-- is an index that also holds what it is filtered by: pages, deep ones too, and counts are read from it and never from the wide rows.
ALTER TABLE blog_posts ADD COLUMN found text NOT NULL GENERATED ALWAYS AS
	(lower(title || ' ' || slug || ' ' || author || ' ' || category)) STORED;
ALTER TABLE projects ADD COLUMN found text NOT NULL GENERATED ALWAYS AS
	(lower(name || ' ' || slug || ' ' || location || ' ' || client)) STORED;

-- A generated column is not there yet when these look at the new row: it says nothing that the others do not.
CREATE OR REPLACE FUNCTION count_article_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	others text[] := '{version,updated_at,announced_at,saved_by,saved_at,found}';
BEGIN
	IF to_jsonb(old) - others <> to_jsonb(new) - others THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE OR REPLACE FUNCTION count_project_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	others text[] := '{position,found}';
BEGIN
	IF to_jsonb(old) - others <> to_jsonb(new) - others THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;

DROP INDEX blog_posts_desk_words;
CREATE INDEX blog_posts_found ON blog_posts USING gin (found gin_trgm_ops);
DROP INDEX blog_posts_desk_changed;
CREATE INDEX blog_posts_desk_changed ON blog_posts (updated_at, id) INCLUDE (is_published, published_at, category, found);
-- What is in use is read by a jump from one word to the next.
CREATE INDEX blog_posts_by_category ON blog_posts (category);
CREATE INDEX blog_posts_by_author ON blog_posts (author);
DROP INDEX blog_posts_desk_published;
CREATE INDEX blog_posts_desk_published ON blog_posts (published_at, id) INCLUDE (is_published, category, found);
DROP INDEX blog_posts_desk_title;
CREATE INDEX blog_posts_desk_title ON blog_posts (lower(title), id) INCLUDE (title, is_published, published_at, category, found);

CREATE INDEX projects_found ON projects USING gin (found gin_trgm_ops);
DROP INDEX projects_by_name;
CREATE INDEX projects_by_name ON projects (lower(name), id) INCLUDE (name, is_active, is_featured, type, found);
DROP INDEX projects_by_age;
CREATE INDEX projects_by_age ON projects (created_at, id) INCLUDE (is_active, is_featured, type, found);
CREATE INDEX projects_by_completion ON projects (completion_date, id) INCLUDE (is_active, is_featured, type, found);
-- The few that readers or shoppers do not see.
CREATE INDEX blog_posts_drafts ON blog_posts (updated_at, id) INCLUDE (category, found) WHERE NOT is_published;
CREATE INDEX projects_hidden ON projects (created_at, id) INCLUDE (is_featured, type, found) WHERE NOT is_active;
CREATE INDEX projects_featured ON projects (position, id) WHERE is_featured;
