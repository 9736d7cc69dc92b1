-- Categories and rooms are kept at the desk.
ALTER TABLE "categories" ADD COLUMN "description" text NOT NULL DEFAULT '';
ALTER TABLE "categories" ADD COLUMN "image" text NOT NULL DEFAULT '';
ALTER TABLE "categories" ADD COLUMN "version" integer NOT NULL DEFAULT 1;
ALTER TABLE "rooms" ADD COLUMN "description" text NOT NULL DEFAULT '';
ALTER TABLE "rooms" ADD COLUMN "version" integer NOT NULL DEFAULT 1;

-- A category that went into another is still asked for by its number: links, bookmarks, search engines.
CREATE TABLE "merged_shelves" (
	"kind" text NOT NULL,
	"old_id" integer NOT NULL,
	"new_id" integer NOT NULL,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY ("kind", "old_id"),
	CONSTRAINT "merged_shelves_kind_known" CHECK ("kind" in ('category', 'room'))
);
CREATE TRIGGER merged_shelves_told AFTER INSERT OR UPDATE OR DELETE ON merged_shelves
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('categories', 'listing');

-- What staff have changed of the words that mean the same (domain/catalog/search/shop-vocabulary.ts): by the first word of an
-- entry of the shop's own, or of one that is theirs alone.
CREATE TABLE "search_meanings" (
	"key" text PRIMARY KEY,
	"kind" text NOT NULL,
	"words" text[] NOT NULL,
	"kinds" text[] NOT NULL DEFAULT '{}',
	"near" text[] NOT NULL DEFAULT '{}',
	"is_removed" boolean NOT NULL DEFAULT false,
	"version" integer NOT NULL DEFAULT 1,
	"updated_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "search_meanings_kind_known" CHECK ("kind" in ('piece', 'look', 'place')),
	CONSTRAINT "search_meanings_say_something" CHECK ("is_removed" or cardinality("words") > 0)
);
-- One row: every search reads it, and a process that knows older words fetches the new ones before it answers.
CREATE TABLE "search_vocabulary" (
	"id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
	"version" integer NOT NULL DEFAULT 0
);
INSERT INTO search_vocabulary DEFAULT VALUES;
CREATE FUNCTION note_new_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE search_vocabulary SET version = version + 1;
	RETURN NULL;
END $$;
CREATE TRIGGER search_meanings_noted AFTER INSERT OR UPDATE OR DELETE ON search_meanings
	FOR EACH STATEMENT EXECUTE FUNCTION note_new_words();
-- What was counted and rendered for a search was found by the old words.
CREATE TRIGGER search_meanings_counted AFTER INSERT OR UPDATE OR DELETE ON search_meanings
	FOR EACH STATEMENT EXECUTE FUNCTION note_listing_change();
CREATE TRIGGER search_meanings_told AFTER INSERT OR UPDATE OR DELETE ON search_meanings
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('listing');

-- What people searched for and did not find: words and days, nobody's name. At most 500 a day, for 90 days.
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL DEFAULT 1,
	PRIMARY KEY ("day", "words")
);
CREATE FUNCTION note_missed_search(on_day date, typed text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE missed_searches SET times = times + 1 WHERE day = on_day AND words = typed;
	IF FOUND THEN RETURN; END IF;
	DELETE FROM missed_searches WHERE day < on_day - 90;
	INSERT INTO missed_searches AS kept (day, words)
	SELECT on_day, typed WHERE (SELECT count(*) FROM missed_searches WHERE day = on_day) < 500
	ON CONFLICT (day, words) DO UPDATE SET times = kept.times + 1;
END $$;
