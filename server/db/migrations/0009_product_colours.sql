-- A piece that comes in several colours has one row for each: its own SKU, stock, pictures and, if need be, a higher price.
-- A piece in one colour has none. products.stock_on_hand and stock_held stay the whole of it: the sum over its colours.
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"color" text NOT NULL,
	"swatch" text NOT NULL DEFAULT '',
	"sku" text NOT NULL,
	"price_difference" bigint NOT NULL DEFAULT 0,
	"images" text[] NOT NULL DEFAULT '{}',
	"position" integer NOT NULL DEFAULT 0,
	"stock_on_hand" integer NOT NULL DEFAULT 0,
	"stock_held" integer NOT NULL DEFAULT 0,
	CONSTRAINT "product_variants_sku_unique" UNIQUE ("sku"),
	CONSTRAINT "product_variants_color_named" CHECK (btrim("color") <> ''),
	CONSTRAINT "product_variants_price_not_below" CHECK ("price_difference" >= 0),
	CONSTRAINT "product_variants_stock_never_negative"
		CHECK ("stock_on_hand" >= 0 and "stock_held" >= 0 and "stock_held" <= "stock_on_hand")
);
CREATE UNIQUE INDEX "product_variants_one_per_color" ON "product_variants" ("product_id", lower("color"));

ALTER TABLE "stock_movements" ADD COLUMN "variant_id" integer REFERENCES "product_variants"("id");
ALTER TABLE "stock_holds" ADD COLUMN "variant_id" integer REFERENCES "product_variants"("id");
CREATE INDEX "stock_movements_variant" ON "stock_movements" ("variant_id") WHERE "variant_id" is not null;

-- An item keeps the colour, SKU and picture that it was sold with.
ALTER TABLE "order_items" ADD COLUMN "variant_id" integer REFERENCES "product_variants"("id") ON DELETE SET NULL;
ALTER TABLE "order_items" ADD COLUMN "color" text;
ALTER TABLE "order_items" ADD COLUMN "picture" text NOT NULL DEFAULT '';

DROP INDEX "stock_movements_once_per_order";
CREATE UNIQUE INDEX "stock_movements_once_per_order"
	ON "stock_movements" ("order_id", "product_id", "variant_id", "reason") NULLS NOT DISTINCT WHERE "order_id" is not null;
DROP INDEX "stock_holds_order_product";
CREATE UNIQUE INDEX "stock_holds_order_piece" ON "stock_holds" ("order_id", "product_id", "variant_id") NULLS NOT DISTINCT;

-- What a shop has already sold: every colour of a product becomes a row; the first one keeps the main picture.
INSERT INTO product_variants (product_id, color, sku, images, position)
SELECT p.id, c.color, p.sku || '-' || upper(regexp_replace(c.color, '[^A-Za-z0-9]+', '', 'g')),
	CASE WHEN c.place = 1 THEN array_remove(ARRAY[p.main_image], '') ELSE ARRAY(
		SELECT file FROM unnest(p.images) AS file
		WHERE file LIKE '%-' || replace(lower(c.color), ' ', '-') || '.webp') END,
	c.place
FROM products p
CROSS JOIN LATERAL (
	SELECT min(btrim(color)) AS color, (row_number() OVER (ORDER BY min(place)))::int AS place
	FROM unnest(p.colors) WITH ORDINALITY AS each(color, place) WHERE btrim(color) <> '' GROUP BY lower(btrim(color))
) AS c
WHERE (SELECT count(DISTINCT lower(btrim(color))) FROM unnest(p.colors) AS color WHERE btrim(color) <> '') > 1;

UPDATE order_items item SET picture = p.main_image FROM products p WHERE p.id = item.product_id;
-- Whoever named no colour, or one that the piece does not come in, was sent the first.
UPDATE order_items item SET variant_id = v.id, color = v.color, product_sku = v.sku, picture = coalesce(v.images[1], item.picture)
FROM product_variants v
WHERE v.product_id = item.product_id AND v.id = (
	SELECT w.id FROM product_variants w WHERE w.product_id = item.product_id
	ORDER BY lower(w.color) = lower(btrim(item.options ->> 'color')) DESC NULLS LAST, w.position LIMIT 1);

-- Holds, sales and what came back are given to the colours that were ordered. What an order moved in all stays the same:
-- each colour gets what was ordered of it, as far as the sum reaches (only a return may move less than was ordered).
CREATE TEMPORARY TABLE ordered_colours ON COMMIT DROP AS
SELECT order_id, product_id, variant_id, quantity,
	(sum(quantity) OVER (PARTITION BY order_id, product_id ORDER BY variant_id) - quantity)::int AS before
FROM (
	SELECT order_id, product_id, variant_id, sum(quantity)::int AS quantity
	FROM order_items WHERE variant_id IS NOT NULL GROUP BY 1, 2, 3
) AS ordered;

CREATE TEMPORARY TABLE moved_by_colour ON COMMIT DROP AS
SELECT m.id, m.product_id, o.variant_id, m.reason, m.order_id, m.created_at,
	(sign(m.delta) * least(o.quantity, abs(m.delta) - o.before))::int AS delta
FROM stock_movements m JOIN ordered_colours o USING (order_id, product_id)
WHERE abs(m.delta) > o.before;
DELETE FROM stock_movements WHERE id IN (SELECT id FROM moved_by_colour);
INSERT INTO stock_movements (product_id, variant_id, delta, reason, order_id, created_at)
SELECT product_id, variant_id, delta, reason, order_id, created_at FROM moved_by_colour ORDER BY id, variant_id;

CREATE TEMPORARY TABLE held_by_colour ON COMMIT DROP AS
SELECT h.id, h.order_id, h.product_id, o.variant_id, o.quantity, h.expires_at, h.state, h.created_at
FROM stock_holds h JOIN ordered_colours o USING (order_id, product_id);
DELETE FROM stock_holds WHERE id IN (SELECT id FROM held_by_colour);
INSERT INTO stock_holds (order_id, product_id, variant_id, quantity, expires_at, state, created_at)
SELECT order_id, product_id, variant_id, quantity, expires_at, state, created_at FROM held_by_colour ORDER BY id, variant_id;

-- What is held of a colour stays with it; the rest of the stock is split evenly, the odd pieces to the first colours.
WITH held AS (
	SELECT v.id, v.product_id, coalesce(sum(h.quantity), 0)::int AS held,
		row_number() OVER (PARTITION BY v.product_id ORDER BY v.position) - 1 AS place,
		count(*) OVER (PARTITION BY v.product_id) AS colours
	FROM product_variants v LEFT JOIN stock_holds h ON h.variant_id = v.id AND h.state = 'held'
	GROUP BY v.id
), shared AS (
	SELECT held.*, p.stock_on_hand - sum(held.held) OVER (PARTITION BY held.product_id) AS free
	FROM held JOIN products p ON p.id = held.product_id
)
UPDATE product_variants v SET
	stock_held = shared.held,
	stock_on_hand = shared.held + free / colours + CASE WHEN place < free % colours THEN 1 ELSE 0 END
FROM shared WHERE shared.id = v.id;

-- The ledger follows: a correction moves the pieces from the product to its colours, and takes none and adds none.
INSERT INTO stock_movements (product_id, variant_id, delta, reason)
SELECT product_id, id, missing, 'correction' FROM (
	SELECT v.product_id, v.id, v.stock_on_hand - coalesce(sum(m.delta), 0)::int AS missing
	FROM product_variants v LEFT JOIN stock_movements m ON m.variant_id = v.id GROUP BY v.id
) AS given WHERE missing <> 0 ORDER BY id;
INSERT INTO stock_movements (product_id, delta, reason)
SELECT product_id, -sum(delta), 'correction' FROM stock_movements m
WHERE variant_id IS NULL AND EXISTS (SELECT FROM product_variants v WHERE v.product_id = m.product_id)
GROUP BY product_id HAVING sum(delta) <> 0;

-- Whoever changes one without the other is stopped when the transaction ends.
CREATE FUNCTION stock_is_sum_of_colours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	asked integer;
BEGIN
	IF TG_TABLE_NAME = 'products' THEN asked := NEW.id;
	ELSIF TG_OP = 'DELETE' THEN asked := OLD.product_id;
	ELSE asked := NEW.product_id;
	END IF;
	IF EXISTS (
		SELECT FROM products p JOIN (
			SELECT product_id, sum(stock_on_hand) AS on_hand, sum(stock_held) AS held
			FROM product_variants WHERE product_id = asked GROUP BY product_id
		) AS colours ON colours.product_id = p.id
		WHERE p.stock_on_hand <> colours.on_hand OR p.stock_held <> colours.held
	) THEN
		RAISE EXCEPTION 'The stock of product % is not the sum of its colours', asked
			USING ERRCODE = 'check_violation', CONSTRAINT = 'products_stock_is_sum_of_colours';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER products_stock_is_sum_of_colours AFTER UPDATE OF stock_on_hand, stock_held ON products
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stock_is_sum_of_colours();
CREATE CONSTRAINT TRIGGER product_variants_add_up AFTER INSERT OR UPDATE OF stock_on_hand, stock_held OR DELETE ON product_variants
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stock_is_sum_of_colours();
