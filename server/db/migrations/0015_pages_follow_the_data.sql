-- A kept page is dropped when something that it shows has changed. The database itself says so, whoever wrote the change and
-- in whatever way: an order, the back office, or a person in psql. Tags are those of server/http/cache-tags.ts:
--   product:12  what the page of product 12 shows
--   card:12     what a listing shows of it
--   listing     which products a listing holds, and in which order
CREATE FUNCTION tell_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- So many changes at once mean the whole shop; every page carries this tag.
	IF cardinality(tags) > 2000 THEN
		PERFORM pg_notify('page_tags', 'all');
	ELSE
		-- A notice holds at most 8,000 bytes.
		PERFORM pg_notify('page_tags', string_agg(tag, ' '))
		FROM unnest(tags) WITH ORDINALITY AS each(tag, place) WHERE tag IS NOT NULL GROUP BY place / 200;
	END IF;
END $$;

-- What a page says of so many free pieces: none, each of the last five, or simply that there are some.
CREATE FUNCTION shown_stock(on_hand integer, held integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN least(greatest(on_hand - held, 0), 6);

CREATE FUNCTION tell_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM after_change AS p, LATERAL unnest(ARRAY['listing', 'product:' || p.id, 'card:' || p.id]) AS tag;
	ELSIF tg_op = 'DELETE' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM before_change AS p, LATERAL unnest(ARRAY['listing', 'product:' || p.id, 'card:' || p.id]) AS tag;
	ELSE
		PERFORM tell_pages(array_agg(DISTINCT tag)) FROM (
			SELECT b.id,
				to_jsonb(b) - '{stock_on_hand,stock_held}'::text[] <> to_jsonb(a) - '{stock_on_hand,stock_held}'::text[]
					OR (b.stock_on_hand > b.stock_held) <> (a.stock_on_hand > a.stock_held) AS is_on_cards,
				shown_stock(b.stock_on_hand, b.stock_held) <> shown_stock(a.stock_on_hand, a.stock_held) AS is_on_page
			FROM before_change AS b JOIN after_change AS a USING (id)
		) AS changed, LATERAL unnest(
			CASE WHEN is_on_cards THEN ARRAY['listing', 'product:' || id, 'card:' || id]
				WHEN is_on_page THEN ARRAY['product:' || id] END
		) AS tag;
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER products_told_new AFTER INSERT ON products REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_products();
CREATE TRIGGER products_told_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_products();
CREATE TRIGGER products_told_gone AFTER DELETE ON products REFERENCING OLD TABLE AS before_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_products();

CREATE FUNCTION tell_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM after_change AS v, LATERAL unnest(ARRAY['product:' || v.product_id, 'card:' || v.product_id]) AS tag;
	ELSIF tg_op = 'DELETE' THEN
		PERFORM tell_pages(array_agg(DISTINCT tag))
		FROM before_change AS v, LATERAL unnest(ARRAY['product:' || v.product_id, 'card:' || v.product_id]) AS tag;
	ELSE
		PERFORM tell_pages(array_agg(DISTINCT tag)) FROM (
			SELECT a.product_id,
				to_jsonb(b) - '{stock_on_hand,stock_held}'::text[] <> to_jsonb(a) - '{stock_on_hand,stock_held}'::text[] AS is_on_cards,
				shown_stock(b.stock_on_hand, b.stock_held) <> shown_stock(a.stock_on_hand, a.stock_held) AS is_on_page
			FROM before_change AS b JOIN after_change AS a USING (id)
		) AS changed, LATERAL unnest(
			CASE WHEN is_on_cards THEN ARRAY['product:' || product_id, 'card:' || product_id]
				WHEN is_on_page THEN ARRAY['product:' || product_id] END
		) AS tag;
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_told_new AFTER INSERT ON product_variants REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_variants();
CREATE TRIGGER product_variants_told_changed AFTER UPDATE ON product_variants
	REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_variants();
CREATE TRIGGER product_variants_told_gone AFTER DELETE ON product_variants REFERENCING OLD TABLE AS before_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_variants();

-- The stars of a product stand in its own row; a review's words and photos only on its page.
CREATE FUNCTION tell_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_pages(ARRAY['product:' || coalesce(new.product_id, old.product_id)]);
	RETURN NULL;
END $$;
CREATE TRIGGER reviews_told AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION tell_of_review();

-- Tables that are small or seldom written: any change tells the tags named with the trigger.
CREATE FUNCTION tell_of_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_pages(tg_argv);
	RETURN NULL;
END $$;
CREATE TRIGGER categories_told AFTER INSERT OR UPDATE OR DELETE ON categories
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('categories', 'listing');
CREATE TRIGGER rooms_told AFTER INSERT OR UPDATE OR DELETE ON rooms
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('categories', 'listing');
CREATE TRIGGER blog_posts_told AFTER INSERT OR UPDATE OR DELETE ON blog_posts
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('blog');
CREATE TRIGGER projects_told AFTER INSERT OR UPDATE OR DELETE ON projects
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_table('projects');

-- Unlike the others this one is written every minute by a look at the studio's deliveries: a look that changes no row says nothing.
CREATE FUNCTION tell_of_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM after_change) THEN PERFORM tell_pages(ARRAY['pictures']); END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER pictures_told_new AFTER INSERT ON pictures REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_pictures();
CREATE TRIGGER pictures_told_changed AFTER UPDATE ON pictures REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_pictures();
