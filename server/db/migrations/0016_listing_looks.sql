-- Counting a listing in nine ways read every product nine times. Products that look alike to every filter are now counted
-- together (docs/decisions/006): colours and materials as one number, so that one pass over a narrow index does it.
CREATE TABLE listing_looks (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	colors text[] NOT NULL,
	materials text[] NOT NULL,
	UNIQUE (colors, materials)
);

CREATE FUNCTION look_of(wanted_colors text[], wanted_materials text[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	look integer := (SELECT id FROM listing_looks WHERE colors = wanted_colors AND materials = wanted_materials);
BEGIN
	IF look IS NULL THEN
		INSERT INTO listing_looks AS known (colors, materials) VALUES (wanted_colors, wanted_materials)
		ON CONFLICT (colors, materials) DO UPDATE SET colors = known.colors RETURNING id INTO look;
	END IF;
	RETURN look;
END $$;

ALTER TABLE product_listing
	ADD COLUMN look_id integer REFERENCES listing_looks (id),
	ADD COLUMN stars smallint GENERATED ALWAYS AS (floor(rating)) STORED;

CREATE FUNCTION know_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.look_id := look_of(new.colors, new.materials);
	RETURN new;
END $$;
CREATE TRIGGER product_listing_look BEFORE INSERT OR UPDATE OF colors, materials ON product_listing
	FOR EACH ROW EXECUTE FUNCTION know_look();

INSERT INTO listing_looks (colors, materials) SELECT DISTINCT colors, materials FROM product_listing;
UPDATE product_listing l SET look_id = k.id FROM listing_looks k WHERE k.colors = l.colors AND k.materials = l.materials;
ALTER TABLE product_listing ALTER COLUMN look_id SET NOT NULL;

CREATE INDEX product_listing_counts ON product_listing (category_id, room_id, look_id, stars, is_in_stock, is_on_sale)
	INCLUDE (price, width_mm, depth_mm, height_mm, product_id);

-- Only how far a search must go is asked for, so nothing beyond `enough` is counted.
DROP FUNCTION search_extent;
CREATE FUNCTION search_step(all_words tsquery, steps tsquery[], first_step integer, enough integer) RETURNS integer
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
DECLARE
	step integer := least(first_step, cardinality(steps));
BEGIN
	WHILE step < cardinality(steps) AND enough > (SELECT count(*) FROM (
		(SELECT s.product_id FROM product_search s WHERE s.document @@ all_words LIMIT enough)
		UNION
		(SELECT l.product_id FROM product_listing l WHERE step > 0 AND l.title @@ steps[step] LIMIT enough)) AS counted)
	LOOP
		step := step + 1;
	END LOOP;
	RETURN step;
END $$;
