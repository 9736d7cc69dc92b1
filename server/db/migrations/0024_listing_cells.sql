-- A price or a size that nobody asked for before counts every product once. Grouping them by six columns took most of that time:
-- the six are now one number, as colours and materials are since migration 0016.
CREATE TABLE listing_cells (
	id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	category_id integer NOT NULL,
	room_id integer NOT NULL,
	look_id integer NOT NULL REFERENCES listing_looks (id),
	stars smallint NOT NULL,
	is_in_stock boolean NOT NULL,
	is_on_sale boolean NOT NULL,
	UNIQUE (category_id, room_id, look_id, stars, is_in_stock, is_on_sale)
);

CREATE FUNCTION cell_of(listed product_listing) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	cell integer;
BEGIN
	SELECT id INTO cell FROM listing_cells c
	WHERE c.category_id = listed.category_id AND c.room_id = listed.room_id
		AND c.look_id = listed.look_id AND c.stars = floor(listed.rating)::smallint
		AND c.is_in_stock = listed.is_in_stock AND c.is_on_sale = listed.is_on_sale;
	IF cell IS NULL THEN
		INSERT INTO listing_cells AS known (category_id, room_id, look_id, stars, is_in_stock, is_on_sale)
		VALUES (listed.category_id, listed.room_id, listed.look_id, floor(listed.rating), listed.is_in_stock, listed.is_on_sale)
		ON CONFLICT (category_id, room_id, look_id, stars, is_in_stock, is_on_sale)
			DO UPDATE SET stars = known.stars RETURNING id INTO cell;
	END IF;
	RETURN cell;
END $$;

ALTER TABLE product_listing ADD COLUMN cell_id integer REFERENCES listing_cells (id);

CREATE FUNCTION know_cell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.cell_id := cell_of(new);
	RETURN new;
END $$;
-- Fires after product_listing_look, whose number it needs: triggers of one event run in the order of their names.
CREATE TRIGGER product_listing_of_cell
	BEFORE INSERT OR UPDATE OF category_id, room_id, colors, materials, rating, is_in_stock, is_on_sale ON product_listing
	FOR EACH ROW EXECUTE FUNCTION know_cell();

INSERT INTO listing_cells (category_id, room_id, look_id, stars, is_in_stock, is_on_sale)
	SELECT DISTINCT category_id, room_id, look_id, stars, is_in_stock, is_on_sale FROM product_listing;
UPDATE product_listing l SET cell_id = cell_of(l);
ALTER TABLE product_listing ALTER COLUMN cell_id SET NOT NULL;

DROP INDEX product_listing_counts;
CREATE INDEX product_listing_counts ON product_listing (cell_id) INCLUDE (price, width_mm, depth_mm, height_mm, product_id);
ALTER TABLE product_listing DROP COLUMN stars;
