-- How long a piece that is made to order takes; null: the weeks of the shipping policy.
ALTER TABLE "products" ADD COLUMN "making_weeks" integer,
	ADD CONSTRAINT "products_making_weeks" CHECK ("making_weeks" BETWEEN 1 AND 52);
DROP TRIGGER products_versioned ON products;
CREATE TRIGGER products_versioned BEFORE UPDATE OF slug, name, short_description, description, price, sale_price, sale_starts_at,
	sale_ends_at, is_featured, is_active, archived_at, is_custom, making_weeks, return_kind, material, color, colors, sku,
	weight_grams, category_id, room_id, specifications, warranty, finish, care, features, return_policy, width_mm, height_mm,
	depth_mm, hsn_code, tax_rate_bp, country_of_origin, seo_title, seo_description ON products
	FOR EACH ROW EXECUTE FUNCTION count_product_version();
