-- A search no longer needs every word to fit (docs/decisions/006). An article number is a word of its piece, and a word that
-- nobody knows finds the words it may have been: by trigrams, or by the same letters in another order ('chiar').
CREATE FUNCTION letters_of(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(letter, '' ORDER BY letter COLLATE "C") FROM regexp_split_to_table(word, '') AS letter);

-- Numbers are no words to guess from, and there are as many of them as products.
DELETE FROM search_words WHERE word ~ '[0-9]';
ALTER TABLE search_words ADD COLUMN letters text COLLATE "C" GENERATED ALWAYS AS (letters_of(word)) STORED;
CREATE INDEX search_words_letters ON search_words (letters) WHERE is_name;
CREATE INDEX search_words_names ON search_words (word) WHERE is_name;

-- SLG-SOF-101 is found as slgsof101 and as sof101.
CREATE FUNCTION sku_words(sku text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(ARRAY[
	lower(regexp_replace(sku, '[^[:alnum:]]', '', 'g')),
	lower(regexp_replace(regexp_replace(sku, '^[^-]*-', ''), '[^[:alnum:]]', '', 'g'))
], ''));

CREATE FUNCTION learn_words(texts text, of_names boolean) RETURNS void LANGUAGE sql
BEGIN ATOMIC
	INSERT INTO search_words AS known (word, is_name)
	SELECT DISTINCT used.word, of_names FROM regexp_split_to_table(texts, '[^[:alpha:]]+') AS used(word)
	WHERE length(used.word) > 2
		AND NOT EXISTS (SELECT FROM search_words k WHERE k.word = used.word AND (k.is_name OR NOT of_names))
	ORDER BY used.word
	ON CONFLICT (word) DO UPDATE SET is_name = true WHERE excluded.is_name AND NOT known.is_name;
END;

CREATE OR REPLACE FUNCTION list_product(product products) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	category_name text := (SELECT name FROM categories WHERE id = product.category_id);
	room_name text := (SELECT name FROM rooms WHERE id = product.room_id);
	-- Whoever asks for furniture or furnishings means all of it, although no name says so.
	looks text := plain_text(concat_ws(' ', product.material, product.color, array_to_string(product.colors, ' '), room_name,
		'furniture furnishings'));
	words text := plain_text(concat_ws(' ', product.short_description, product.description));
	title_words tsvector :=
		setweight(to_tsvector('english', plain_text(product.name)), 'A') ||
		setweight(to_tsvector('english', plain_text(category_name)), 'B') ||
		setweight(to_tsvector('english', looks), 'C') ||
		sku_words(product.sku);
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
	VALUES (product.id, title_words || setweight(to_tsvector('english', words), 'D'))
	ON CONFLICT (product_id) DO UPDATE SET document = excluded.document;
	PERFORM learn_words(plain_text(concat_ws(' ', product.name, category_name)) || ' ' || looks, true);
	PERFORM learn_words(words, false);
END $$;

DROP TRIGGER products_relisted ON products;
CREATE TRIGGER products_relisted AFTER UPDATE OF name, sku, short_description, description, price, sale_price, average_rating,
	is_active, material, color, colors, category_id, room_id, width_mm, depth_mm, height_mm, created_at
	ON products FOR EACH ROW EXECUTE FUNCTION list_changed_product();

-- How far a search must go to find enough: 0 when pieces with all its words are enough, else the first of the ever wider
-- `steps` (looked for in titles) that is; and how many there are, counted up to `most`. Never by reading every product.
CREATE FUNCTION search_extent(all_words tsquery, steps tsquery[], first_step integer, enough integer, most integer,
	OUT step integer, OUT titles integer, OUT texts integer, OUT hits integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
	step := least(first_step, cardinality(steps));
	titles := (SELECT count(*) FROM (SELECT FROM product_listing l WHERE l.title @@ all_words LIMIT most) AS counted);
	texts := (SELECT count(*) FROM (SELECT FROM product_search s WHERE s.document @@ all_words LIMIT most) AS counted);
	LOOP
		hits := CASE WHEN step = 0 THEN texts ELSE (SELECT count(*) FROM (
			(SELECT s.product_id FROM product_search s WHERE s.document @@ all_words LIMIT most)
			UNION
			(SELECT l.product_id FROM product_listing l WHERE l.title @@ steps[step] LIMIT most)) AS counted) END;
		EXIT WHEN hits >= enough OR step = cardinality(steps);
		step := step + 1;
	END LOOP;
END $$;

UPDATE product_listing l SET title = l.title || sku_words(p.sku) FROM products p WHERE p.id = l.product_id;
UPDATE product_search s SET document = s.document || sku_words(p.sku) FROM products p WHERE p.id = s.product_id;
