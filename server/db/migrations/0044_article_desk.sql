-- The desk of the articles: a second editor is told instead of overwriting, every save keeps what stood there before, a changed
-- address leads on, and a draft can be shown to who has its secret link.

-- One without a moment was shown nowhere: it is a draft.
UPDATE blog_posts SET is_published = false WHERE is_published AND published_at IS NULL;
ALTER TABLE "blog_posts"
	ADD COLUMN "version" integer NOT NULL DEFAULT 1,
	-- Who wrote what stands there now, and when; publishing is no writing.
	ADD COLUMN "saved_by" integer REFERENCES "users"("id") ON DELETE SET NULL,
	ADD COLUMN "saved_at" timestamptz NOT NULL DEFAULT now(),
	ADD CONSTRAINT "blog_posts_published_has_moment" CHECK (NOT "is_published" OR "published_at" IS NOT NULL);
UPDATE blog_posts SET saved_at = updated_at;

CREATE INDEX "blog_posts_desk_words" ON "blog_posts"
	USING gin (lower("title" || ' ' || "slug" || ' ' || "author" || ' ' || "category") gin_trgm_ops);
CREATE INDEX "blog_posts_desk_changed" ON "blog_posts" ("updated_at", "id");
CREATE INDEX "blog_posts_desk_published" ON "blog_posts" ("published_at", "id");
CREATE INDEX "blog_posts_desk_title" ON "blog_posts" (lower("title"), "id");
CREATE INDEX "blog_posts_slug_beginning" ON "blog_posts" ("slug" text_pattern_ops);

-- Counts every change of what the desk edits, in whatever way it was made.
CREATE FUNCTION count_article_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	others text[] := '{version,updated_at,announced_at,saved_by,saved_at}';
BEGIN
	IF to_jsonb(old) - others <> to_jsonb(new) - others THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER blog_posts_versioned BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION count_article_version();

-- What is written in an article: what a former version brings back. Its address and its state stay as they are.
CREATE FUNCTION article_words(a blog_posts) RETURNS jsonb LANGUAGE sql STABLE
RETURN jsonb_build_object('title', a.title, 'excerpt', a.excerpt, 'content', a.content, 'featuredImage', a.featured_image,
	'author', a.author, 'authorAvatar', a.author_avatar, 'category', a.category, 'tags', to_jsonb(a.tags), 'isFeatured', a.is_featured);

CREATE TABLE "article_versions" (
	"article_id" integer NOT NULL REFERENCES "blog_posts"("id") ON DELETE CASCADE,
	-- Of the article, while this stood in it.
	"version" integer NOT NULL,
	"words" jsonb NOT NULL,
	"saved_by" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"saved_at" timestamptz NOT NULL,
	PRIMARY KEY ("article_id", "version")
);
CREATE FUNCTION keep_article_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO article_versions (article_id, version, words, saved_by, saved_at)
	VALUES (old.id, old.version, article_words(old), old.saved_by, old.saved_at);
	RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_kept AFTER UPDATE ON blog_posts FOR EACH ROW
	WHEN (article_words(old) IS DISTINCT FROM article_words(new)) EXECUTE FUNCTION keep_article_version();

-- Addresses that articles have left, as for products (migration 0028). One that was never out is linked to from nowhere.
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY,
	"article_id" integer NOT NULL REFERENCES "blog_posts"("id") ON DELETE CASCADE,
	"left_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "article_slugs_article" ON "article_slugs" ("article_id");
CREATE FUNCTION keep_old_article_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM article_slugs WHERE slug = new.slug AND article_id = new.id;
	IF old.published_at <= now() OR old.announced_at IS NOT NULL THEN
		INSERT INTO article_slugs (slug, article_id) VALUES (old.slug, new.id);
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_slug_left AFTER UPDATE OF slug ON blog_posts
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_article_slug();
CREATE FUNCTION refuse_left_article_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM article_slugs s WHERE s.slug = new.slug AND s.article_id <> new.id) THEN
		RAISE EXCEPTION 'The address % leads to another article', new.slug
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'article_slugs_lead_on';
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER blog_posts_slug_free BEFORE INSERT OR UPDATE OF slug ON blog_posts
	FOR EACH ROW EXECUTE FUNCTION refuse_left_article_slug();

-- One secret link an article. Whoever can read this table can read the drafts themselves, so it keeps the link as it is and the
-- desk can show it again.
CREATE TABLE "article_previews" (
	"article_id" integer PRIMARY KEY REFERENCES "blog_posts"("id") ON DELETE CASCADE,
	"token" text NOT NULL UNIQUE,
	"expires_at" timestamptz NOT NULL,
	"made_by" integer REFERENCES "users"("id") ON DELETE SET NULL
);
-- A link that was ended shows nothing any more, also where its page was kept.
CREATE TRIGGER article_previews_told AFTER INSERT OR UPDATE OR DELETE ON article_previews
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('blog');
