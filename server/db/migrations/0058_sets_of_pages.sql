-- When the last piece of something went, or words for search engines were written, every listing went with it, and by "goes well with"
-- every product's page and the home page. Now 'listing' is told when what listings filter, sort or count by has changed, and 'choice'
-- when which products stand on the home page or beside another may have; a card is told by its own tag, as before.
CREATE OR REPLACE FUNCTION tell_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM after_change AS p, LATERAL unnest(ARRAY['listing', 'choice', 'product:' || p.id, 'card:' || p.id]) AS tag;
	ELSIF tg_op = 'DELETE' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM before_change AS p, LATERAL unnest(ARRAY['listing', 'choice', 'product:' || p.id, 'card:' || p.id]) AS tag;
	ELSIF (SELECT count(*) FROM (SELECT FROM after_change LIMIT 1001) AS first_ones) > 1000 THEN
		PERFORM pg_notify('page_tags', 'all');
	ELSE
		PERFORM tell_pages(array_agg(DISTINCT tag)) FROM (
			SELECT ARRAY['product:' || shown.id, 'card:' || shown.id] AS tags FROM (
				SELECT a.id, to_jsonb(a) - '{stock_on_hand,stock_held}'::text[], a.stock_on_hand > a.stock_held FROM after_change AS a
				EXCEPT SELECT b.id, to_jsonb(b) - '{stock_on_hand,stock_held}'::text[], b.stock_on_hand > b.stock_held
				FROM before_change AS b) AS shown
			UNION ALL SELECT ARRAY['product:' || few.id] FROM (
				SELECT a.id, shown_stock(a.stock_on_hand, a.stock_held) FROM after_change AS a
				EXCEPT SELECT b.id, shown_stock(b.stock_on_hand, b.stock_held) FROM before_change AS b) AS few
			UNION ALL SELECT ARRAY['listing'] FROM (
				SELECT id, name, sku, short_description, description, is_active, is_custom, material, color, colors, category_id, room_id,
					price, sale_price, sale_starts_at, average_rating, width_mm, depth_mm, height_mm, created_at, stock_on_hand > stock_held
				FROM after_change
				EXCEPT SELECT id, name, sku, short_description, description, is_active, is_custom, material, color, colors, category_id,
					room_id, price, sale_price, sale_starts_at, average_rating, width_mm, depth_mm, height_mm, created_at,
					stock_on_hand > stock_held FROM before_change) AS listed
			UNION ALL SELECT ARRAY['choice'] FROM (
				SELECT id, is_active, is_featured, created_at, category_id, room_id, price, sale_price, sale_starts_at FROM after_change
				EXCEPT SELECT id, is_active, is_featured, created_at, category_id, room_id, price, sale_price, sale_starts_at
				FROM before_change) AS chosen
		) AS changed, LATERAL unnest(changed.tags) AS tag;
	END IF;
	RETURN NULL;
END $$;
