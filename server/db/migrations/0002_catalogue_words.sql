-- Words of descriptions are known words too: nobody who types one is corrected, and no search has to look through all
-- products to find that out. What a misspelt word may have meant is still looked for among names only.
ALTER TABLE search_words ADD COLUMN is_name boolean NOT NULL DEFAULT true;
DROP INDEX search_words_trigrams;
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops) WHERE is_name;

CREATE OR REPLACE FUNCTION list_product(product products) RETURNS void LANGUAGE plpgsql AS $$
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
	INSERT INTO search_words AS known (word, is_name)
	SELECT word, bool_or(is_name) FROM (
		SELECT regexp_split_to_table(title_text, '[^[:alnum:]]+') AS word, true AS is_name
		UNION ALL
		SELECT regexp_split_to_table(plain_text(concat_ws(' ', product.short_description, product.description)), '[^[:alnum:]]+'), false
	) AS used WHERE length(word) > 2 GROUP BY word ORDER BY word
	ON CONFLICT (word) DO UPDATE SET is_name = true WHERE excluded.is_name AND NOT known.is_name;
END $$;

SELECT list_product(p) FROM products p;
