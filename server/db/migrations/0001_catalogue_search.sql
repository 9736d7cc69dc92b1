-- What a listing filters, sorts and counts by, apart from the wide product rows: a page, a count or a facet reads some
-- hundred bytes per product instead of some thousands. Kept by triggers, so that whoever changes a product, in whatever
-- way, changes the listing in the same transaction. Holds only products that are on sale.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE product_listing (
	product_id integer PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
	category_id integer NOT NULL,
	room_id integer NOT NULL,
	-- What is asked today: the sale price where there is one.
	price bigint NOT NULL,
	created_at timestamptz NOT NULL,
	sort_name text NOT NULL,
	rating numeric(3, 2) NOT NULL,
	is_in_stock boolean NOT NULL,
	is_on_sale boolean NOT NULL,
	width_mm integer,
	depth_mm integer,
	height_mm integer,
	colors text[] NOT NULL,
	materials text[] NOT NULL,
	-- Name (A), category (B), material, colours and room (C).
	title tsvector NOT NULL
);
CREATE INDEX product_listing_newest ON product_listing (created_at DESC, product_id DESC);
CREATE INDEX product_listing_price ON product_listing (price, product_id);
CREATE INDEX product_listing_name ON product_listing (sort_name, product_id);
CREATE INDEX product_listing_rating ON product_listing (rating DESC, product_id DESC);
CREATE INDEX product_listing_category ON product_listing (category_id, created_at DESC, product_id DESC);
CREATE INDEX product_listing_room ON product_listing (room_id, created_at DESC, product_id DESC);
CREATE INDEX product_listing_colors ON product_listing USING gin (colors);
CREATE INDEX product_listing_materials ON product_listing USING gin (materials);
CREATE INDEX product_listing_title ON product_listing USING gin (title);

-- Every word of a product, its descriptions included. Apart from the listing, because it is wide.
CREATE TABLE product_search (
	product_id integer PRIMARY KEY REFERENCES product_listing (product_id) ON DELETE CASCADE,
	document tsvector NOT NULL
);
CREATE INDEX product_search_document ON product_search USING gin (document);

-- The words of our names, unstemmed: what a misspelt word may have meant. Trigrams over this small table instead of over
-- all product names.
CREATE TABLE search_words (
	-- In byte order, so that a beginning finds its words in the index.
	word text COLLATE "C" PRIMARY KEY
);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);

-- Which transactions changed the listing, and what was counted under which snapshot. A count holds exactly as long as
-- every transaction in listing_changes was visible to the snapshot that counted: no lock, no clock, no process to tell.
CREATE UNLOGGED TABLE listing_changes (
	xid xid8 PRIMARY KEY,
	changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNLOGGED TABLE listing_counts (
	key text PRIMARY KEY,
	counts jsonb NOT NULL,
	snapshot pg_snapshot NOT NULL,
	counted_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX listing_counts_age ON listing_counts (counted_at);

CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(normalize(coalesce(value, ''), NFKD), '[\u0300-\u036f]', '', 'g'));

-- 'Teak, cane and brass' is made of teak, of cane and of brass.
CREATE FUNCTION parts_of_material(material text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(trim(lower(material)), '\s*(?:,|&|/|\mand\M|\mwith\M)\s*'), '');

CREATE FUNCTION distinct_lower(texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((SELECT array_agg(DISTINCT lower(trim(entry))) FROM unnest(texts) AS entry WHERE trim(entry) <> ''), '{}');

CREATE FUNCTION list_product(product products) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	category_name text := (SELECT name FROM categories WHERE id = product.category_id);
	room_name text := (SELECT name FROM rooms WHERE id = product.room_id);
	looks text := concat_ws(' ', product.material, product.color, array_to_string(product.colors, ' '), room_name);
	-- Whoever asks for furniture or furnishings means all of it, although no name says so.
	title_text text := plain_text(concat_ws(' ', product.name, category_name, looks, 'furniture furnishings'));
	title_words tsvector :=
		setweight(to_tsvector('english', plain_text(product.name)), 'A') ||
		setweight(to_tsvector('english', plain_text(category_name)), 'B') ||
		setweight(to_tsvector('english', plain_text(looks) || ' furniture furnishings'), 'C');
BEGIN
	IF NOT product.is_active THEN
		DELETE FROM product_listing WHERE product_id = product.id;
		RETURN;
	END IF;
	INSERT INTO product_listing AS listed (
		product_id, category_id, room_id, price, created_at, sort_name, rating, is_in_stock, is_on_sale,
		width_mm, depth_mm, height_mm, colors, materials, title
	) VALUES (
		product.id, product.category_id, product.room_id, coalesce(product.sale_price, product.price), product.created_at,
		plain_text(product.name), product.average_rating, product.stock_on_hand > product.stock_held,
		product.sale_price IS NOT NULL, product.width_mm, product.depth_mm, product.height_mm,
		distinct_lower(product.colors || product.color), parts_of_material(product.material), title_words
	) ON CONFLICT (product_id) DO UPDATE SET
		(category_id, room_id, price, created_at, sort_name, rating, is_in_stock, is_on_sale, width_mm, depth_mm, height_mm,
			colors, materials, title) =
		ROW(excluded.category_id, excluded.room_id, excluded.price, excluded.created_at, excluded.sort_name, excluded.rating,
			excluded.is_in_stock, excluded.is_on_sale, excluded.width_mm, excluded.depth_mm, excluded.height_mm,
			excluded.colors, excluded.materials, excluded.title);
	INSERT INTO product_search (product_id, document)
	VALUES (product.id, title_words ||
		setweight(to_tsvector('english', plain_text(concat_ws(' ', product.short_description, product.description))), 'D'))
	ON CONFLICT (product_id) DO UPDATE SET document = excluded.document;
	INSERT INTO search_words (word)
	SELECT DISTINCT word FROM regexp_split_to_table(title_text, '[^[:alnum:]]+') AS word WHERE length(word) > 2
	ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION list_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_product(new);
	RETURN NULL;
END $$;

-- An order changes the stock, but the listing only when the last piece goes or the first comes back.
CREATE FUNCTION list_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_listing SET is_in_stock = new.stock_on_hand > new.stock_held WHERE product_id = new.id;
	RETURN NULL;
END $$;

CREATE TRIGGER products_listed AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION list_changed_product();
CREATE TRIGGER products_relisted AFTER UPDATE OF name, short_description, description, price, sale_price, average_rating,
	is_active, material, color, colors, category_id, room_id, width_mm, depth_mm, height_mm, created_at
	ON products FOR EACH ROW EXECUTE FUNCTION list_changed_product();
CREATE TRIGGER products_stock_listed AFTER UPDATE OF stock_on_hand, stock_held ON products FOR EACH ROW
	WHEN ((old.stock_on_hand > old.stock_held) IS DISTINCT FROM (new.stock_on_hand > new.stock_held))
	EXECUTE FUNCTION list_stock_change();

-- A category or room that gets another name is found under it.
CREATE FUNCTION relist_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_table_name = 'categories' THEN
		PERFORM list_product(p) FROM products p WHERE p.category_id = new.id;
	ELSE
		PERFORM list_product(p) FROM products p WHERE p.room_id = new.id;
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories FOR EACH ROW
	WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION relist_renamed();
CREATE TRIGGER rooms_renamed AFTER UPDATE OF name ON rooms FOR EACH ROW
	WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION relist_renamed();

CREATE FUNCTION note_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO listing_changes (xid) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE TRIGGER product_listing_changed AFTER INSERT OR UPDATE OR DELETE ON product_listing
	FOR EACH STATEMENT EXECUTE FUNCTION note_listing_change();
-- Facets carry the names of categories and rooms, the empty ones too.
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories
	FOR EACH STATEMENT EXECUTE FUNCTION note_listing_change();
CREATE TRIGGER rooms_changed AFTER INSERT OR UPDATE OR DELETE ON rooms
	FOR EACH STATEMENT EXECUTE FUNCTION note_listing_change();

-- What was counted, if nothing that counts has changed since.
CREATE FUNCTION kept_counts(wanted text) RETURNS jsonb LANGUAGE sql STABLE
RETURN (
	SELECT kept.counts FROM listing_counts kept
	WHERE kept.key = wanted
		AND kept.counted_at > now() - interval '30 minutes'
		AND NOT EXISTS (
			SELECT FROM listing_changes change
			WHERE change.xid >= pg_snapshot_xmin(kept.snapshot) AND NOT pg_visible_in_snapshot(change.xid, kept.snapshot)
		)
);

SELECT list_product(p) FROM products p;
