-- The ledger is written by the database itself: whoever changes what is on hand, an order, the back office or a person in psql,
-- the sum of stock_movements is the stock. Who names his move does so beforehand (server/stock/name-move.ts):
--   saalghar.stock_move    {"reason", "order_id", "actor_id", "note", "press_key"}
--   saalghar.stock_ledger  'by_hand': the caller writes the ledger, as the seed does for a past that it invents
ALTER TABLE "stock_movements" ADD COLUMN "actor_id" integer REFERENCES "users"("id") ON DELETE SET NULL;
ALTER TABLE "stock_movements" ADD COLUMN "note" text NOT NULL DEFAULT '';
-- What was on hand after it; of older moves nobody wrote it down.
ALTER TABLE "stock_movements" ADD COLUMN "on_hand_after" integer;
ALTER TABLE "stock_movements" ADD COLUMN "press_key" text;
-- A count that found what was expected is worth a line.
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_move";
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_move" CHECK ("delta" <> 0 or "reason" = 'count');
-- A colour may go; what became of its pieces stays written.
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_variant_id_fkey";
CREATE UNIQUE INDEX "stock_movements_once_per_press" ON "stock_movements" ("actor_id", "press_key") WHERE "press_key" is not null;
-- Pieces of one order come back one after the other, each with a line of its own; it is sold once and cancelled once.
DROP INDEX "stock_movements_once_per_order";
CREATE UNIQUE INDEX "stock_movements_once_per_order" ON "stock_movements" ("order_id", "product_id", "variant_id", "reason")
	NULLS NOT DISTINCT WHERE "order_id" is not null AND "reason" <> 'return';
DROP INDEX "stock_movements_product";
CREATE INDEX "stock_movements_product" ON "stock_movements" ("product_id", "id");
CREATE INDEX "stock_movements_when" ON "stock_movements" ("created_at", "id");

ALTER TABLE "products" ADD COLUMN "low_stock_limit" integer;
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_limit_sensible" CHECK ("low_stock_limit" between 0 and 9999);
-- One row: what holds for every piece that has no limit of its own.
CREATE TABLE "stock_rules" (
	"id" integer PRIMARY KEY DEFAULT 1,
	"low_limit" integer NOT NULL DEFAULT 5,
	CONSTRAINT "stock_rules_only_one" CHECK ("id" = 1),
	CONSTRAINT "stock_rules_sensible" CHECK ("low_limit" between 0 and 9999)
);
INSERT INTO stock_rules DEFAULT VALUES;

-- What is counted apart: a product, or each colour of one that comes in several. The rows of products are wide and their
-- indexes many; this table is what the stock desk sorts, filters and searches. Kept by triggers.
CREATE TABLE "stock_pieces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"variant_id" integer REFERENCES "product_variants"("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"color" text,
	"sku" text NOT NULL,
	"words" text NOT NULL GENERATED ALWAYS AS (lower("name" || ' ' || coalesce("color", '') || ' ' || "sku")) STORED,
	"is_active" boolean NOT NULL,
	"is_custom" boolean NOT NULL,
	"low_limit" integer,
	"on_hand" integer NOT NULL,
	"held" integer NOT NULL
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX "stock_pieces_piece" ON "stock_pieces" ("product_id", "variant_id") NULLS NOT DISTINCT;
CREATE UNIQUE INDEX "stock_pieces_variant" ON "stock_pieces" ("variant_id") WHERE "variant_id" is not null;
CREATE INDEX "stock_pieces_name" ON "stock_pieces" ("name", "id");
CREATE INDEX "stock_pieces_sku" ON "stock_pieces" (upper("sku"));
CREATE INDEX "stock_pieces_found" ON "stock_pieces" USING gin ("words" gin_trgm_ops);

CREATE FUNCTION keep_pieces(of_product integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM stock_pieces s WHERE s.product_id = of_product
		AND (s.variant_id IS NULL) = EXISTS (SELECT FROM product_variants v WHERE v.product_id = of_product);
	INSERT INTO stock_pieces AS kept (product_id, variant_id, name, color, sku, is_active, is_custom, low_limit, on_hand, held)
	SELECT p.id, v.id, p.name, v.color, coalesce(v.sku, p.sku), p.is_active, p.is_custom, p.low_stock_limit,
		coalesce(v.stock_on_hand, p.stock_on_hand), coalesce(v.stock_held, p.stock_held)
	FROM products p LEFT JOIN product_variants v ON v.product_id = p.id WHERE p.id = of_product
	ON CONFLICT (product_id, variant_id) DO UPDATE SET
		(name, color, sku, is_active, is_custom, low_limit, on_hand, held) =
		ROW(excluded.name, excluded.color, excluded.sku, excluded.is_active, excluded.is_custom, excluded.low_limit,
			excluded.on_hand, excluded.held);
END $$;

CREATE FUNCTION keep_pieces_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_pieces(new.id);
	RETURN NULL;
END $$;
CREATE TRIGGER products_piece_new AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION keep_pieces_of_product();
CREATE TRIGGER products_piece_changed AFTER UPDATE ON products FOR EACH ROW
	WHEN ((old.name, old.sku, old.is_active, old.is_custom, old.low_stock_limit)
		IS DISTINCT FROM (new.name, new.sku, new.is_active, new.is_custom, new.low_stock_limit))
	EXECUTE FUNCTION keep_pieces_of_product();

CREATE FUNCTION keep_pieces_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_pieces(coalesce(new.product_id, old.product_id));
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_piece AFTER INSERT OR UPDATE OF sku, color OR DELETE ON product_variants
	FOR EACH ROW EXECUTE FUNCTION keep_pieces_of_variant();

CREATE FUNCTION keep_level_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE stock_pieces SET on_hand = new.stock_on_hand, held = new.stock_held WHERE product_id = new.id AND variant_id IS NULL;
	RETURN NULL;
END $$;
CREATE TRIGGER products_level AFTER UPDATE ON products FOR EACH ROW
	WHEN (old.stock_on_hand <> new.stock_on_hand OR old.stock_held <> new.stock_held) EXECUTE FUNCTION keep_level_of_product();
CREATE FUNCTION keep_level_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE stock_pieces SET on_hand = new.stock_on_hand, held = new.stock_held WHERE variant_id = new.id;
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_level AFTER UPDATE ON product_variants FOR EACH ROW
	WHEN (old.stock_on_hand <> new.stock_on_hand OR old.stock_held <> new.stock_held) EXECUTE FUNCTION keep_level_of_variant();

SELECT keep_pieces(id) FROM products;

-- What was changed in the past without a line gets one now.
INSERT INTO stock_movements (product_id, variant_id, delta, on_hand_after, reason, note)
SELECT s.product_id, s.variant_id, s.on_hand - moved.delta, s.on_hand, 'correction', 'The ledger was brought up to the stock'
FROM stock_pieces s, LATERAL (
	SELECT coalesce(sum(m.delta), 0)::int AS delta FROM stock_movements m
	WHERE m.product_id = s.product_id AND m.variant_id IS NOT DISTINCT FROM s.variant_id) AS moved
WHERE s.on_hand <> moved.delta ORDER BY s.id;

CREATE FUNCTION is_ledger_by_hand() RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('saalghar.stock_ledger', true) = 'by_hand', false);

CREATE FUNCTION book_stock(of_product integer, of_variant integer, change integer, level integer, otherwise text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
	move jsonb := coalesce(nullif(current_setting('saalghar.stock_move', true), ''), '{}');
BEGIN
	INSERT INTO stock_movements (product_id, variant_id, delta, on_hand_after, reason, order_id, actor_id, note, press_key)
	VALUES (of_product, of_variant, change, level, coalesce(move ->> 'reason', otherwise), (move ->> 'order_id')::integer,
		(move ->> 'actor_id')::integer, coalesce(move ->> 'note', ''), move ->> 'press_key');
END $$;

-- A product in colours has no pieces of its own: what was booked on it goes when its first colour comes, and comes back when its
-- last one goes.
CREATE FUNCTION settle_ledger(of_product integer, otherwise text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	level integer := (
		SELECT CASE WHEN EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id) THEN 0 ELSE p.stock_on_hand END
		FROM products p WHERE p.id = of_product);
	booked integer := (
		SELECT coalesce(sum(m.delta), 0) FROM stock_movements m WHERE m.product_id = of_product AND m.variant_id IS NULL);
BEGIN
	IF level <> booked THEN PERFORM book_stock(of_product, NULL, level - booked, level, otherwise); END IF;
END $$;

CREATE FUNCTION book_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_ledger_by_hand() THEN RETURN NULL; END IF;
	IF tg_op = 'INSERT' THEN
		PERFORM settle_ledger(new.id, 'opening');
	ELSIF NOT EXISTS (SELECT FROM product_variants v WHERE v.product_id = new.id) THEN
		PERFORM book_stock(new.id, NULL, new.stock_on_hand - old.stock_on_hand, new.stock_on_hand, 'correction');
	END IF;
	RETURN NULL;
END $$;
-- At the end of the transaction it is known whether the new product comes in colours.
CREATE CONSTRAINT TRIGGER products_booked_new AFTER INSERT ON products DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (new.stock_on_hand <> 0) EXECUTE FUNCTION book_product();
CREATE TRIGGER products_booked AFTER UPDATE ON products FOR EACH ROW
	WHEN (old.stock_on_hand <> new.stock_on_hand) EXECUTE FUNCTION book_product();

CREATE FUNCTION book_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT is_ledger_by_hand() THEN
		PERFORM book_stock(new.product_id, new.id, new.stock_on_hand - old.stock_on_hand, new.stock_on_hand, 'correction');
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_booked AFTER UPDATE ON product_variants FOR EACH ROW
	WHEN (old.stock_on_hand <> new.stock_on_hand) EXECUTE FUNCTION book_variant();

-- By the statement: whether a colour is the first or the last is only known when all of them have come or gone.
CREATE FUNCTION book_colours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_ledger_by_hand() THEN RETURN NULL; END IF;
	IF tg_op = 'INSERT' THEN
		PERFORM book_stock(v.product_id, v.id, v.stock_on_hand, v.stock_on_hand, 'opening')
		FROM changed v WHERE v.stock_on_hand <> 0;
	ELSE
		PERFORM book_stock(v.product_id, v.id, -v.stock_on_hand, 0, 'colours')
		FROM changed v JOIN products p ON p.id = v.product_id WHERE v.stock_on_hand <> 0;
	END IF;
	PERFORM settle_ledger(p.id, 'colours') FROM products p WHERE p.id IN (SELECT product_id FROM changed);
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_booked_new AFTER INSERT ON product_variants REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION book_colours();
CREATE TRIGGER product_variants_booked_gone AFTER DELETE ON product_variants REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION book_colours();
