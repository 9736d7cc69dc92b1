-- A piece that is begun when it is ordered stands in no store: who asks for what is in stock does not mean it. The three functions
-- are those of migration 0049 with that one condition.

CREATE OR REPLACE FUNCTION list_products(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM product_listing l WHERE l.product_id = ANY (changed)
		AND NOT EXISTS (SELECT FROM products p WHERE p.id = l.product_id AND p.is_active);
	WITH named AS MATERIALIZED (
		SELECT p.id, p.category_id, p.room_id, p.price, p.created_at, p.average_rating,
			NOT p.is_custom AND p.stock_on_hand > p.stock_held AS is_in_stock,
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

CREATE OR REPLACE FUNCTION list_prices(changed integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
	WITH fresh AS (
		SELECT p.id, coalesce(CASE WHEN p.sale_starts_at IS NULL THEN p.sale_price END, p.price) AS price, p.created_at,
			p.average_rating AS rating, NOT p.is_custom AND p.stock_on_hand > p.stock_held AS is_in_stock,
			p.sale_starts_at IS NULL AND p.sale_price IS NOT NULL AS is_on_sale, p.width_mm, p.depth_mm, p.height_mm
		FROM products p WHERE p.id = ANY (changed)
	)
	UPDATE product_listing l SET (price, created_at, rating, is_in_stock, is_on_sale, width_mm, depth_mm, height_mm) =
		ROW(fresh.price, fresh.created_at, fresh.rating, fresh.is_in_stock, fresh.is_on_sale, fresh.width_mm, fresh.depth_mm, fresh.height_mm)
	FROM fresh WHERE l.product_id = fresh.id
		AND (l.price, l.created_at, l.rating, l.is_in_stock, l.is_on_sale, l.width_mm, l.depth_mm, l.height_mm)
		IS DISTINCT FROM (fresh.price, fresh.created_at, fresh.rating, fresh.is_in_stock, fresh.is_on_sale, fresh.width_mm, fresh.depth_mm, fresh.height_mm);
END;

CREATE OR REPLACE FUNCTION follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
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
		SELECT id, price, sale_price, sale_starts_at, average_rating, width_mm, depth_mm, height_mm, created_at, is_custom,
			stock_on_hand > stock_held FROM after_change
		EXCEPT SELECT id, price, sale_price, sale_starts_at, average_rating, width_mm, depth_mm, height_mm, created_at, is_custom,
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

SELECT list_prices(ARRAY(SELECT id FROM products WHERE is_custom));
