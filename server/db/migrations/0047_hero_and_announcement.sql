-- The slides of the home page, and one line above every page. When each begins and ends is asked for when a page is made, and the
-- page says itself until when it is good (server/http/cache-tags.ts).
CREATE TABLE "hero_slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kicker" text NOT NULL DEFAULT '',
	"title" text NOT NULL,
	"text" text NOT NULL DEFAULT '',
	"link_label" text NOT NULL,
	"link" text NOT NULL DEFAULT '',
	"wide" text NOT NULL,
	"tall" text NOT NULL DEFAULT '',
	"position" integer NOT NULL DEFAULT 0,
	"is_on" boolean NOT NULL DEFAULT true,
	"starts_at" timestamptz,
	"ends_at" timestamptz,
	"version" integer NOT NULL DEFAULT 1,
	"updated_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "hero_slides_end_after_start" CHECK ("ends_at" > "starts_at")
);
CREATE FUNCTION count_slide_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(old) - 'position' <> to_jsonb(new) - 'position' THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER hero_slides_versioned BEFORE UPDATE ON hero_slides FOR EACH ROW EXECUTE FUNCTION count_slide_version();
CREATE TRIGGER hero_slides_told AFTER INSERT OR UPDATE OR DELETE ON hero_slides
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('hero');

-- A shop that is open already keeps the slides it has; a new one gets them with its goods.
INSERT INTO hero_slides (kicker, title, text, link_label, link, wide, tall, position)
SELECT slide.* FROM (VALUES
	('Made in Siliguri since 1983', 'Where Comfort Meets Elegance', 'Sofas, beds and tables in sal, teak and cane, built to be handed down.',
		'Explore Collection', '/products', 'hero-1.webp', 'hero-1-tall.webp', 1),
	('', 'Visit Our Store', 'Sit on it, lie on it, open every drawer. The kettle is on seven days a week.',
		'Visit Store', '', 'hero-2.webp', 'hero-2-tall.webp', 2)
) AS slide WHERE EXISTS (SELECT FROM projects);

-- At most one row: without it nothing is announced.
CREATE TABLE "announcement" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"is_on" boolean NOT NULL DEFAULT false,
	"text" text NOT NULL,
	"link_label" text NOT NULL DEFAULT '',
	"link" text NOT NULL DEFAULT '',
	"tone" text NOT NULL DEFAULT 'quiet',
	"starts_at" timestamptz,
	"ends_at" timestamptz,
	"version" integer NOT NULL DEFAULT 1,
	"updated_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "announcement_is_one" CHECK ("id" = 1),
	CONSTRAINT "announcement_ends_after_start" CHECK ("ends_at" > "starts_at")
);
CREATE FUNCTION count_announcement_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old IS DISTINCT FROM new THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER announcement_versioned BEFORE UPDATE ON announcement
	FOR EACH ROW EXECUTE FUNCTION count_announcement_version();
CREATE TRIGGER announcement_told AFTER INSERT OR UPDATE OR DELETE ON announcement
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('announcement');
