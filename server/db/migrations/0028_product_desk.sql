-- The catalogue desk: a product is a draft, published or archived; its sale may be planned; a changed address leads on; and a
-- list of all products, drafts too, is searched and counted without reading their wide rows.
ALTER TABLE "products"
	ADD COLUMN "version" integer NOT NULL DEFAULT 1,
	ADD COLUMN "published_at" timestamptz,
	ADD COLUMN "archived_at" timestamptz,
	ADD COLUMN "sale_starts_at" timestamptz,
	ADD COLUMN "seo_title" text NOT NULL DEFAULT '',
	ADD COLUMN "seo_description" text NOT NULL DEFAULT '',
	ADD CONSTRAINT "products_archived_is_off" CHECK ("archived_at" IS NULL OR NOT "is_active"),
	ADD CONSTRAINT "products_sale_has_length" CHECK ("sale_starts_at" < "sale_ends_at");
-- Numbers are compared in whatever letters they were typed; a new address looks for others that begin like it.
CREATE INDEX "products_sku_typed" ON "products" (lower("sku"));
CREATE INDEX "product_variants_sku_typed" ON "product_variants" (lower("sku"));
CREATE INDEX "products_slug_beginning" ON "products" ("slug" text_pattern_ops);
CREATE INDEX "products_sale_starts" ON "products" ("sale_starts_at") WHERE "sale_starts_at" is not null;

-- Counts every change of what the desk edits, in whatever way it was made, so that a second editor is told instead of
-- overwriting it. Stock, stars and pictures have their own ways.
CREATE FUNCTION count_product_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	others text[] := '{version,updated_at,published_at,stock_on_hand,stock_held,average_rating,reviews_count,main_image,images}';
BEGIN
	IF to_jsonb(old) - others <> to_jsonb(new) - others THEN new.version := old.version + 1; END IF;
	RETURN new;
END $$;
CREATE TRIGGER products_versioned BEFORE UPDATE OF slug, name, short_description, description, price, sale_price, sale_starts_at,
	sale_ends_at, is_featured, is_active, archived_at, is_custom, return_kind, material, color, colors, sku, weight_grams, category_id,
	room_id, specifications, warranty, finish, care, features, return_policy, width_mm, height_mm, depth_mm, hsn_code, tax_rate_bp,
	country_of_origin, seo_title, seo_description ON products
	FOR EACH ROW EXECUTE FUNCTION count_product_version();

-- When shoppers could first see it: from then on its address may be linked to.
UPDATE products SET published_at = created_at WHERE is_active;
CREATE FUNCTION note_first_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.published_at := now();
	RETURN new;
END $$;
CREATE TRIGGER products_published BEFORE INSERT OR UPDATE OF is_active ON products
	FOR EACH ROW WHEN (new.is_active AND new.published_at IS NULL) EXECUTE FUNCTION note_first_publication();

-- Addresses that products have left. They name the product, not its next address, so that there are no chains.
CREATE TABLE "product_slugs" (
	"slug" text PRIMARY KEY,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"left_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "product_slugs_product" ON "product_slugs" ("product_id");
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM product_slugs WHERE slug = new.slug AND product_id = new.id;
	IF old.published_at IS NOT NULL THEN
		INSERT INTO product_slugs (slug, product_id) VALUES (old.slug, new.id);
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER products_slug_left AFTER UPDATE OF slug ON products
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_slug();
-- Whoever wants an address that another product has left must take it from it first.
CREATE FUNCTION refuse_left_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM product_slugs s WHERE s.slug = new.slug AND s.product_id <> new.id) THEN
		RAISE EXCEPTION 'The address % leads to another product', new.slug
			USING ERRCODE = 'unique_violation', CONSTRAINT = 'product_slugs_lead_on';
	END IF;
	RETURN new;
END $$;
CREATE TRIGGER products_slug_free BEFORE INSERT OR UPDATE OF slug ON products
	FOR EACH ROW EXECUTE FUNCTION refuse_left_slug();

-- Whoever takes a sale away takes its start and its end with it.
DROP TRIGGER products_sale_end ON products;
CREATE OR REPLACE FUNCTION end_goes_with_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.sale_starts_at := NULL;
	new.sale_ends_at := NULL;
	RETURN new;
END $$;
CREATE TRIGGER products_sale_end BEFORE INSERT OR UPDATE OF sale_price, sale_starts_at, sale_ends_at ON products
	FOR EACH ROW WHEN (new.sale_price IS NULL AND (new.sale_starts_at IS NOT NULL OR new.sale_ends_at IS NOT NULL))
	EXECUTE FUNCTION end_goes_with_sale();

-- As in migration 0019, but a sale that is only planned is not listed: its start is cleared away when it begins.
CREATE OR REPLACE FUNCTION list_product(product products) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	category_name text := (SELECT name FROM categories WHERE id = product.category_id);
	room_name text := (SELECT name FROM rooms WHERE id = product.room_id);
	-- Whoever asks for furniture or furnishings means all of it, although no name says so.
	looks text := plain_text(concat_ws(' ', product.material, product.color, array_to_string(product.colors, ' '), room_name,
		'furniture furnishings'));
	words text := plain_text(concat_ws(' ', product.short_description, product.description));
	sale bigint := CASE WHEN product.sale_starts_at IS NULL THEN product.sale_price END;
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
		product.id, product.category_id, product.room_id, coalesce(sale, product.price), product.created_at,
		plain_text(product.name), product.average_rating, product.stock_on_hand > product.stock_held,
		sale IS NOT NULL, product.width_mm, product.depth_mm, product.height_mm,
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
CREATE TRIGGER products_relisted AFTER UPDATE OF name, sku, short_description, description, price, sale_price, sale_starts_at,
	average_rating, is_active, material, color, colors, category_id, room_id, width_mm, depth_mm, height_mm, created_at
	ON products FOR EACH ROW EXECUTE FUNCTION list_changed_product();

-- What the desk's list of products filters, sorts and counts by: some hundred bytes of each, kept by triggers.
CREATE TABLE "product_desk" (
	"product_id" integer PRIMARY KEY REFERENCES "products"("id") ON DELETE CASCADE,
	-- Name, number and the numbers of its colours, in small letters.
	"words" text NOT NULL,
	"sort_name" text NOT NULL,
	"state" text NOT NULL,
	"category_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"sale" text NOT NULL,
	"is_low" boolean NOT NULL,
	"has_picture" boolean NOT NULL,
	"changed_at" timestamptz NOT NULL
);
CREATE INDEX "product_desk_words" ON "product_desk" USING gin ("words" gin_trgm_ops);
CREATE INDEX "product_desk_name" ON "product_desk" ("sort_name", "product_id");
CREATE INDEX "product_desk_price" ON "product_desk" ("price", "product_id");
CREATE INDEX "product_desk_changed" ON "product_desk" ("changed_at" DESC, "product_id" DESC);

-- Five pieces or fewer (domain/cart/piece-texts.ts) of it, or of one of its colours. What is made to order cannot run low.
CREATE FUNCTION runs_low(product products) RETURNS boolean LANGUAGE sql STABLE
RETURN NOT product.is_custom AND coalesce(
	(SELECT bool_or(v.stock_on_hand - v.stock_held <= 5) FROM product_variants v WHERE v.product_id = product.id),
	product.stock_on_hand - product.stock_held <= 5);

CREATE FUNCTION desk_row_of(p products) RETURNS product_desk LANGUAGE sql STABLE
RETURN ROW(p.id,
	lower(concat_ws(' ', p.name, p.sku, (SELECT string_agg(v.sku, ' ') FROM product_variants v WHERE v.product_id = p.id))),
	plain_text(p.name),
	CASE WHEN p.is_active THEN 'published' WHEN p.archived_at IS NULL THEN 'draft' ELSE 'archived' END,
	p.category_id, p.room_id, p.price,
	CASE WHEN p.sale_price IS NULL THEN 'none' WHEN p.sale_starts_at IS NULL THEN 'running' ELSE 'planned' END,
	runs_low(p), p.main_image <> '' OR cardinality(p.images) > 0, p.updated_at)::product_desk;

CREATE FUNCTION put_on_desk(p products) RETURNS void LANGUAGE sql
BEGIN ATOMIC
	INSERT INTO product_desk SELECT d.* FROM desk_row_of(p) AS d ON CONFLICT (product_id) DO UPDATE SET
		(words, sort_name, state, category_id, room_id, price, sale, is_low, has_picture, changed_at) =
		ROW(excluded.words, excluded.sort_name, excluded.state, excluded.category_id, excluded.room_id, excluded.price,
			excluded.sale, excluded.is_low, excluded.has_picture, excluded.changed_at);
END;

CREATE FUNCTION put_product_on_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_on_desk(new);
	RETURN NULL;
END $$;
CREATE TRIGGER products_on_desk_new AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION put_product_on_desk();
CREATE TRIGGER products_on_desk AFTER UPDATE OF name, sku, price, sale_price, sale_starts_at, is_active, archived_at, category_id,
	room_id, is_custom, main_image, images, updated_at ON products FOR EACH ROW EXECUTE FUNCTION put_product_on_desk();
-- An order changes the stock, but this list only when a product begins or ceases to run low.
CREATE TRIGGER products_stock_on_desk AFTER UPDATE OF stock_on_hand, stock_held ON products FOR EACH ROW
	WHEN ((old.stock_on_hand - old.stock_held <= 5) IS DISTINCT FROM (new.stock_on_hand - new.stock_held <= 5))
	EXECUTE FUNCTION put_product_on_desk();

CREATE FUNCTION put_product_of_variant_on_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM put_on_desk(p) FROM products p WHERE p.id = coalesce(new.product_id, old.product_id);
	RETURN NULL;
END $$;
CREATE TRIGGER product_variants_on_desk AFTER INSERT OR UPDATE OF sku OR DELETE ON product_variants
	FOR EACH ROW EXECUTE FUNCTION put_product_of_variant_on_desk();
CREATE TRIGGER product_variants_stock_on_desk AFTER UPDATE OF stock_on_hand, stock_held ON product_variants FOR EACH ROW
	WHEN ((old.stock_on_hand - old.stock_held <= 5) IS DISTINCT FROM (new.stock_on_hand - new.stock_held <= 5))
	EXECUTE FUNCTION put_product_of_variant_on_desk();
INSERT INTO product_desk SELECT d.* FROM products p CROSS JOIN LATERAL desk_row_of(p) AS d;

-- What migration 0015 did not say: a picture that is gone is shown no more, and a review that moves leaves a page too.
CREATE FUNCTION tell_of_gone_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM before_change) THEN PERFORM tell_pages(ARRAY['pictures']); END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER pictures_told_gone AFTER DELETE ON pictures REFERENCING OLD TABLE AS before_change
	FOR EACH STATEMENT EXECUTE FUNCTION tell_of_gone_pictures();
CREATE OR REPLACE FUNCTION tell_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_pages(ARRAY(SELECT DISTINCT 'product:' || id FROM unnest(ARRAY[new.product_id, old.product_id]) AS id WHERE id IS NOT NULL));
	RETURN NULL;
END $$;
