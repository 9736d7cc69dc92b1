-- A colour has a number of its own, which finds its product like the product's number does; and who waits for a colour
-- that is sold out is told of that colour.
CREATE FUNCTION sku_words_of(product products) RETURNS tsvector LANGUAGE sql STABLE
RETURN array_to_tsvector(ARRAY(
	SELECT DISTINCT word FROM (
		SELECT product.sku UNION ALL SELECT v.sku FROM product_variants v WHERE v.product_id = product.id
	) AS numbers(sku), unnest(tsvector_to_array(sku_words(numbers.sku))) AS word));

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
		sku_words_of(product);
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

CREATE FUNCTION list_product_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_product(p) FROM products p WHERE p.id = coalesce(new.product_id, old.product_id);
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_listed AFTER INSERT OR UPDATE OF sku OR DELETE ON product_variants
	FOR EACH ROW EXECUTE FUNCTION list_product_of_variant();
SELECT list_product(p) FROM products p WHERE EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id);

ALTER TABLE restock_requests ADD COLUMN variant_id integer REFERENCES product_variants (id) ON DELETE CASCADE;
DROP INDEX restock_requests_waiting;
CREATE UNIQUE INDEX restock_requests_waiting ON restock_requests (product_id, variant_id, email) NULLS NOT DISTINCT
	WHERE told_at IS NULL;
