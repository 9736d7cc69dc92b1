-- What follows a product (the listing, the search, the two desks, the pages) followed it row by row: a sheet of 20,000 products
-- took two minutes. Now it follows by the statement, all its rows at once, and only as far as something has changed.
--
-- Which rows have changed is asked with EXCEPT: it hashes both sides. A join of the two would keep the plan that was made for
-- the first statement of a session, mostly of one row, and compare each of 20,000 rows with each of 20,000.

-- Most text has no accents: lower letters are all that happens to it.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN value IS NULL THEN '' WHEN octet_length(value) = char_length(value) THEN lower(value)
	ELSE lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')) END;

-- As list_product of migration 0028, for all of these products; who is not on sale is not listed.
CREATE FUNCTION list_products(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM product_listing l WHERE l.product_id = ANY (changed)
		AND NOT EXISTS (SELECT FROM products p WHERE p.id = l.product_id AND p.is_active);
	WITH named AS MATERIALIZED (
		SELECT p.id, p.category_id, p.room_id, p.price, p.created_at, p.average_rating, p.stock_on_hand > p.stock_held AS is_in_stock,
			p.width_mm, p.depth_mm, p.height_mm, distinct_lower(p.colors || p.color) AS colors, parts_of_material(p.material) AS materials,
			CASE WHEN p.sale_starts_at IS NULL THEN p.sale_price END AS sale,
			plain_text(p.name) AS name, plain_text(c.name) AS category,
			-- Whoever asks for furniture or furnishings means all of it, although no name says so.
			plain_text(concat_ws(' ', p.material, p.color, array_to_string(p.colors, ' '), r.name, 'furniture furnishings')) AS looks,
			plain_text(concat_ws(' ', p.short_description, p.description)) AS words,
			CASE WHEN EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id) THEN sku_words_of(p) ELSE sku_words(p.sku) END
				AS numbers
		FROM products p LEFT JOIN categories c ON c.id = p.category_id LEFT JOIN rooms r ON r.id = p.room_id
		WHERE p.id = ANY (changed) AND p.is_active
	), titled AS MATERIALIZED (
		SELECT n.id, setweight(to_tsvector('english', n.name), 'A') || setweight(to_tsvector('english', n.category), 'B') ||
			setweight(to_tsvector('english', n.looks), 'C') || n.numbers AS title
		FROM named n
	), listed AS (
		INSERT INTO product_listing AS listed (
			product_id, category_id, room_id, price, created_at, sort_name, rating, is_in_stock, is_on_sale,
			width_mm, depth_mm, height_mm, colors, materials, title)
		SELECT n.id, n.category_id, n.room_id, coalesce(n.sale, n.price), n.created_at, n.name, n.average_rating, n.is_in_stock,
			n.sale IS NOT NULL, n.width_mm, n.depth_mm, n.height_mm, n.colors, n.materials, t.title
		FROM named n JOIN titled t USING (id)
		ON CONFLICT (product_id) DO UPDATE SET
			(category_id, room_id, price, created_at, sort_name, rating, is_in_stock, is_on_sale, width_mm, depth_mm, height_mm,
				colors, materials, title) =
			ROW(excluded.category_id, excluded.room_id, excluded.price, excluded.created_at, excluded.sort_name, excluded.rating,
				excluded.is_in_stock, excluded.is_on_sale, excluded.width_mm, excluded.depth_mm, excluded.height_mm,
				excluded.colors, excluded.materials, excluded.title)
		WHERE (listed.category_id, listed.room_id, listed.price, listed.created_at, listed.sort_name, listed.rating,
				listed.is_in_stock, listed.is_on_sale, listed.width_mm, listed.depth_mm, listed.height_mm,
				listed.colors, listed.materials, listed.title)
			IS DISTINCT FROM (excluded.category_id, excluded.room_id, excluded.price, excluded.created_at, excluded.sort_name,
				excluded.rating, excluded.is_in_stock, excluded.is_on_sale, excluded.width_mm, excluded.depth_mm, excluded.height_mm,
				excluded.colors, excluded.materials, excluded.title)
	), searched AS (
		INSERT INTO product_search AS searched (product_id, document)
		SELECT n.id, t.title || setweight(to_tsvector('english', n.words), 'D') FROM named n JOIN titled t USING (id)
		ON CONFLICT (product_id) DO UPDATE SET document = excluded.document WHERE searched.document <> excluded.document
	), used AS (
		SELECT split.word, bool_or(split.is_name) AS is_name FROM (
			SELECT regexp_split_to_table(texts.text, '[^[:alpha:]]+') AS word, texts.is_name FROM (
				SELECT n.name AS text, true AS is_name FROM named n
				UNION SELECT n.category, true FROM named n
				UNION SELECT n.looks, true FROM named n
				UNION SELECT n.words, false FROM named n) AS texts
		) AS split WHERE length(split.word) > 2 GROUP BY split.word
	)
	INSERT INTO search_words AS known (word, is_name)
	SELECT used.word, used.is_name FROM used
	WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.word = used.word AND (k.is_name OR NOT used.is_name))
	ORDER BY used.word
	ON CONFLICT (word) DO UPDATE SET is_name = true WHERE excluded.is_name AND NOT known.is_name;
END $$;

-- What a listing sorts and filters by and nobody searches for: no word has to be read for it.
CREATE FUNCTION list_prices(changed integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
	WITH fresh AS (
		SELECT p.id, coalesce(CASE WHEN p.sale_starts_at IS NULL THEN p.sale_price END, p.price) AS price, p.created_at,
			p.average_rating AS rating, p.stock_on_hand > p.stock_held AS is_in_stock,
			p.sale_starts_at IS NULL AND p.sale_price IS NOT NULL AS is_on_sale, p.width_mm, p.depth_mm, p.height_mm
		FROM products p WHERE p.id = ANY (changed)
	)
	UPDATE product_listing l SET (price, created_at, rating, is_in_stock, is_on_sale, width_mm, depth_mm, height_mm) =
		ROW(fresh.price, fresh.created_at, fresh.rating, fresh.is_in_stock, fresh.is_on_sale, fresh.width_mm, fresh.depth_mm, fresh.height_mm)
	FROM fresh WHERE l.product_id = fresh.id
		AND (l.price, l.created_at, l.rating, l.is_in_stock, l.is_on_sale, l.width_mm, l.depth_mm, l.height_mm)
		IS DISTINCT FROM (fresh.price, fresh.created_at, fresh.rating, fresh.is_in_stock, fresh.is_on_sale, fresh.width_mm, fresh.depth_mm, fresh.height_mm);
END;

-- As desk_row_of of migration 0028.
CREATE FUNCTION put_on_desk(changed integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
	INSERT INTO product_desk AS d
		(product_id, words, sort_name, state, category_id, room_id, price, sale, is_low, has_picture, changed_at)
	SELECT p.id, lower(concat_ws(' ', p.name, p.sku, colours.skus)), plain_text(p.name),
		CASE WHEN p.is_active THEN 'published' WHEN p.archived_at IS NULL THEN 'draft' ELSE 'archived' END,
		p.category_id, p.room_id, p.price,
		CASE WHEN p.sale_price IS NULL THEN 'none' WHEN p.sale_starts_at IS NULL THEN 'running' ELSE 'planned' END,
		NOT p.is_custom AND coalesce(colours.are_low, p.stock_on_hand - p.stock_held <= 5),
		p.main_image <> '' OR cardinality(p.images) > 0, p.updated_at
	FROM products p LEFT JOIN LATERAL (
		SELECT string_agg(v.sku, ' ' ORDER BY v.id) AS skus, bool_or(v.stock_on_hand - v.stock_held <= 5) AS are_low
		FROM product_variants v WHERE v.product_id = p.id) AS colours ON true
	WHERE p.id = ANY (changed)
	ON CONFLICT (product_id) DO UPDATE SET
		(words, sort_name, state, category_id, room_id, price, sale, is_low, has_picture, changed_at) =
		ROW(excluded.words, excluded.sort_name, excluded.state, excluded.category_id, excluded.room_id, excluded.price,
			excluded.sale, excluded.is_low, excluded.has_picture, excluded.changed_at)
	WHERE (d.words, d.sort_name, d.state, d.category_id, d.room_id, d.price, d.sale, d.is_low, d.has_picture, d.changed_at)
		IS DISTINCT FROM (excluded.words, excluded.sort_name, excluded.state, excluded.category_id, excluded.room_id, excluded.price,
			excluded.sale, excluded.is_low, excluded.has_picture, excluded.changed_at);
END;

-- As keep_pieces of migration 0031.
CREATE FUNCTION keep_pieces(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM stock_pieces s WHERE s.product_id = ANY (changed)
		AND (s.variant_id IS NULL) = EXISTS (SELECT FROM product_variants v WHERE v.product_id = s.product_id);
	INSERT INTO stock_pieces AS kept (product_id, variant_id, name, color, sku, is_active, is_custom, low_limit, on_hand, held)
	SELECT p.id, v.id, p.name, v.color, coalesce(v.sku, p.sku), p.is_active, p.is_custom, p.low_stock_limit,
		coalesce(v.stock_on_hand, p.stock_on_hand), coalesce(v.stock_held, p.stock_held)
	FROM products p LEFT JOIN product_variants v ON v.product_id = p.id WHERE p.id = ANY (changed) ORDER BY p.id, v.id
	ON CONFLICT (product_id, variant_id) DO UPDATE SET
		(name, color, sku, is_active, is_custom, low_limit, on_hand, held) =
		ROW(excluded.name, excluded.color, excluded.sku, excluded.is_active, excluded.is_custom, excluded.low_limit,
			excluded.on_hand, excluded.held);
END $$;

CREATE FUNCTION follow_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	made integer[] := ARRAY(SELECT id FROM after_change);
BEGIN
	IF made = '{}' THEN RETURN NULL; END IF;
	PERFORM list_products(made);
	PERFORM put_on_desk(made);
	PERFORM keep_pieces(made);
	RETURN NULL;
END $$;

CREATE FUNCTION follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed integer[];
BEGIN
	changed := ARRAY(SELECT id FROM (
		SELECT id, name, sku, short_description, description, is_active, material, color, colors, category_id, room_id FROM after_change
		EXCEPT SELECT id, name, sku, short_description, description, is_active, material, color, colors, category_id, room_id
		FROM before_change) AS worded);
	IF changed <> '{}' THEN PERFORM list_products(changed); END IF;
	-- An order changes the stock, but the listing only when the last piece goes or the first comes back.
	changed := ARRAY(SELECT id FROM (
		SELECT id, price, sale_price, sale_starts_at, average_rating, width_mm, depth_mm, height_mm, created_at, stock_on_hand > stock_held
		FROM after_change
		EXCEPT SELECT id, price, sale_price, sale_starts_at, average_rating, width_mm, depth_mm, height_mm, created_at,
			stock_on_hand > stock_held FROM before_change) AS priced);
	IF changed <> '{}' THEN PERFORM list_prices(changed); END IF;
	-- And the desk's list only when a product begins or ceases to run low.
	changed := ARRAY(SELECT id FROM (
		SELECT id, name, sku, price, sale_price, sale_starts_at, is_active, archived_at, category_id, room_id, is_custom, main_image,
			images, updated_at, stock_on_hand - stock_held <= 5 FROM after_change
		EXCEPT SELECT id, name, sku, price, sale_price, sale_starts_at, is_active, archived_at, category_id, room_id, is_custom,
			main_image, images, updated_at, stock_on_hand - stock_held <= 5 FROM before_change) AS desked);
	IF changed <> '{}' THEN PERFORM put_on_desk(changed); END IF;
	changed := ARRAY(SELECT id FROM (
		SELECT id, name, sku, is_active, is_custom, low_stock_limit FROM after_change
		EXCEPT SELECT id, name, sku, is_active, is_custom, low_stock_limit FROM before_change) AS counted);
	IF changed <> '{}' THEN PERFORM keep_pieces(changed); END IF;
	RETURN NULL;
END $$;

CREATE FUNCTION follow_colours_of(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF changed = '{}' THEN RETURN; END IF;
	PERFORM list_products(changed);
	PERFORM put_on_desk(changed);
	PERFORM keep_pieces(changed);
END $$;

CREATE FUNCTION follow_colours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM follow_colours_of(ARRAY(SELECT DISTINCT product_id FROM after_change));
	ELSIF tg_op = 'DELETE' THEN
		PERFORM follow_colours_of(ARRAY(SELECT DISTINCT product_id FROM before_change));
	ELSE
		PERFORM follow_colours_of(ARRAY(
			(SELECT product_id FROM (SELECT id, product_id, sku, color FROM after_change
				EXCEPT SELECT id, product_id, sku, color FROM before_change) AS here)
			UNION (SELECT product_id FROM (SELECT id, product_id, sku, color FROM before_change
				EXCEPT SELECT id, product_id, sku, color FROM after_change) AS gone)));
		PERFORM put_on_desk(low.changed) FROM (SELECT ARRAY(SELECT DISTINCT product_id FROM (
			SELECT id, product_id, stock_on_hand - stock_held <= 5 FROM after_change
			EXCEPT SELECT id, product_id, stock_on_hand - stock_held <= 5 FROM before_change) AS few) AS changed) AS low
		WHERE low.changed <> '{}';
	END IF;
	RETURN NULL;
END $$;

DROP TRIGGER products_listed ON products;
DROP TRIGGER products_relisted ON products;
DROP TRIGGER products_stock_listed ON products;
DROP TRIGGER products_on_desk_new ON products;
DROP TRIGGER products_on_desk ON products;
DROP TRIGGER products_stock_on_desk ON products;
DROP TRIGGER products_piece_new ON products;
DROP TRIGGER products_piece_changed ON products;
DROP TRIGGER product_variants_listed ON product_variants;
DROP TRIGGER product_variants_on_desk ON product_variants;
DROP TRIGGER product_variants_stock_on_desk ON product_variants;
DROP TRIGGER product_variants_piece ON product_variants;
CREATE TRIGGER products_followed_new AFTER INSERT ON products REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION follow_new_products();
CREATE TRIGGER products_followed AFTER UPDATE ON products REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION follow_products();
CREATE TRIGGER product_variants_followed_new AFTER INSERT ON product_variants REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION follow_colours();
CREATE TRIGGER product_variants_followed AFTER UPDATE ON product_variants
	REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION follow_colours();
CREATE TRIGGER product_variants_followed_gone AFTER DELETE ON product_variants REFERENCING OLD TABLE AS before_change
	FOR EACH STATEMENT EXECUTE FUNCTION follow_colours();

-- A category or room that gets another name: its products are found under it.
CREATE OR REPLACE FUNCTION relist_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_table_name = 'categories' THEN
		PERFORM list_products(ARRAY(SELECT p.id FROM products p WHERE p.category_id = new.id));
	ELSE
		PERFORM list_products(ARRAY(SELECT p.id FROM products p WHERE p.room_id = new.id));
	END IF;
	RETURN NULL;
END $$;

DROP FUNCTION list_changed_product, list_stock_change, list_product_of_variant, put_product_on_desk, put_product_of_variant_on_desk,
	keep_pieces_of_product, keep_pieces_of_variant, keep_pieces(integer);
DROP FUNCTION list_product(products);
DROP FUNCTION put_on_desk(products);
DROP FUNCTION desk_row_of(products);
DROP FUNCTION runs_low(products);
DROP FUNCTION learn_words(text, boolean);

-- Looks and cells of a listing are looked up when they are new, not at every change of a price.
DROP TRIGGER product_listing_look ON product_listing;
DROP TRIGGER product_listing_of_cell ON product_listing;
CREATE TRIGGER product_listing_look_new BEFORE INSERT ON product_listing FOR EACH ROW EXECUTE FUNCTION know_look();
CREATE TRIGGER product_listing_look BEFORE UPDATE OF colors, materials ON product_listing FOR EACH ROW
	WHEN ((old.colors, old.materials) IS DISTINCT FROM (new.colors, new.materials)) EXECUTE FUNCTION know_look();
CREATE TRIGGER product_listing_of_cell_new BEFORE INSERT ON product_listing FOR EACH ROW EXECUTE FUNCTION know_cell();
CREATE TRIGGER product_listing_of_cell
	BEFORE UPDATE OF category_id, room_id, colors, materials, rating, is_in_stock, is_on_sale ON product_listing FOR EACH ROW
	WHEN ((old.category_id, old.room_id, old.look_id, floor(old.rating), old.is_in_stock, old.is_on_sale)
		IS DISTINCT FROM (new.category_id, new.room_id, new.look_id, floor(new.rating), new.is_in_stock, new.is_on_sale))
	EXECUTE FUNCTION know_cell();

-- The same columns as before, compared without writing both rows as JSON.
DROP TRIGGER products_versioned ON products;
CREATE OR REPLACE FUNCTION count_product_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.version := old.version + 1;
	RETURN new;
END $$;
CREATE TRIGGER products_versioned BEFORE UPDATE OF slug, name, short_description, description, price, sale_price, sale_starts_at,
	sale_ends_at, is_featured, is_active, archived_at, is_custom, making_weeks, return_kind, material, color, colors, sku,
	weight_grams, category_id, room_id, specifications, warranty, finish, care, features, return_policy, width_mm, height_mm,
	depth_mm, hsn_code, tax_rate_bp, country_of_origin, seo_title, seo_description ON products FOR EACH ROW
	WHEN ((old.slug, old.name, old.short_description, old.description, old.price, old.sale_price, old.sale_starts_at,
		old.sale_ends_at, old.is_featured, old.is_active, old.archived_at, old.is_custom, old.making_weeks, old.return_kind,
		old.material, old.color, old.colors, old.sku, old.weight_grams, old.category_id, old.room_id, old.specifications,
		old.warranty, old.finish, old.care, old.features, old.return_policy, old.width_mm, old.height_mm, old.depth_mm,
		old.hsn_code, old.tax_rate_bp, old.country_of_origin, old.seo_title, old.seo_description)
		IS DISTINCT FROM (new.slug, new.name, new.short_description, new.description, new.price, new.sale_price, new.sale_starts_at,
		new.sale_ends_at, new.is_featured, new.is_active, new.archived_at, new.is_custom, new.making_weeks, new.return_kind,
		new.material, new.color, new.colors, new.sku, new.weight_grams, new.category_id, new.room_id, new.specifications,
		new.warranty, new.finish, new.care, new.features, new.return_policy, new.width_mm, new.height_mm, new.depth_mm,
		new.hsn_code, new.tax_rate_bp, new.country_of_origin, new.seo_title, new.seo_description))
	EXECUTE FUNCTION count_product_version();

-- As in migration 0015. More than a thousand products at once mean the whole shop: nobody compares them one by one for that.
CREATE OR REPLACE FUNCTION tell_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM after_change AS p, LATERAL unnest(ARRAY['listing', 'product:' || p.id, 'card:' || p.id]) AS tag;
	ELSIF tg_op = 'DELETE' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM before_change AS p, LATERAL unnest(ARRAY['listing', 'product:' || p.id, 'card:' || p.id]) AS tag;
	ELSIF (SELECT count(*) FROM (SELECT FROM after_change LIMIT 1001) AS first_ones) > 1000 THEN
		PERFORM pg_notify('page_tags', 'all');
	ELSE
		PERFORM tell_pages(array_agg(DISTINCT tag)) FROM (
			SELECT ARRAY['listing', 'product:' || shown.id, 'card:' || shown.id] AS tags FROM (
				SELECT a.id, to_jsonb(a) - '{stock_on_hand,stock_held}'::text[], a.stock_on_hand > a.stock_held FROM after_change AS a
				EXCEPT SELECT b.id, to_jsonb(b) - '{stock_on_hand,stock_held}'::text[], b.stock_on_hand > b.stock_held
				FROM before_change AS b) AS shown
			UNION ALL SELECT ARRAY['product:' || few.id] FROM (
				SELECT a.id, shown_stock(a.stock_on_hand, a.stock_held) FROM after_change AS a
				EXCEPT SELECT b.id, shown_stock(b.stock_on_hand, b.stock_held) FROM before_change AS b) AS few
		) AS changed, LATERAL unnest(changed.tags) AS tag;
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM after_change AS v, LATERAL unnest(ARRAY['product:' || v.product_id, 'card:' || v.product_id]) AS tag;
	ELSIF tg_op = 'DELETE' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM before_change AS v, LATERAL unnest(ARRAY['product:' || v.product_id, 'card:' || v.product_id]) AS tag;
	ELSE
		PERFORM tell_pages(array_agg(DISTINCT tag)) FROM (
			SELECT ARRAY['product:' || shown.product_id, 'card:' || shown.product_id] AS tags FROM (
				SELECT a.id, a.product_id, to_jsonb(a) - '{stock_on_hand,stock_held}'::text[] FROM after_change AS a
				EXCEPT SELECT b.id, b.product_id, to_jsonb(b) - '{stock_on_hand,stock_held}'::text[] FROM before_change AS b) AS shown
			UNION ALL SELECT ARRAY['product:' || few.product_id] FROM (
				SELECT a.id, a.product_id, shown_stock(a.stock_on_hand, a.stock_held) FROM after_change AS a
				EXCEPT SELECT b.id, b.product_id, shown_stock(b.stock_on_hand, b.stock_held) FROM before_change AS b) AS few
		) AS changed, LATERAL unnest(changed.tags) AS tag;
	END IF;
	RETURN NULL;
END $$;

-- Two pairs of indexes were the same.
DROP INDEX products_sku_typed;
DROP INDEX product_variants_sku_typed;

-- When an import was decided: all that is new is in, and whatever stops the work now, the rest follows (docs/decisions/049).
ALTER TABLE catalog_imports ADD COLUMN decided_at timestamptz;

-- Lists of the desks at 100,000 rows. What a search over tickets looks through was put together anew for every row of every search.
DROP INDEX enquiries_found;
ALTER TABLE enquiries ADD COLUMN found text NOT NULL GENERATED ALWAYS AS
	(lower(ticket || ' ' || name || ' ' || email || ' ' || phone || ' ' || subject)) STORED;
CREATE INDEX enquiries_found ON enquiries USING gin (found gin_trgm_ops);
-- The last pages of reviews by rating are cut from the index too, and pieces are sorted by their number.
DROP INDEX reviews_by_rating;
CREATE INDEX reviews_by_rating ON reviews (rating, created_at DESC, id);
CREATE INDEX stock_pieces_by_sku ON stock_pieces (sku, id);
