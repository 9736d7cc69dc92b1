-- A sale may have an end: what search engines are told, and after which the price is the old one again.
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp with time zone;
CREATE INDEX "products_sale_ends" ON "products" ("sale_ends_at") WHERE "sale_ends_at" is not null;

-- Whoever takes a sale away takes its end with it: left behind, it would end the next sale.
CREATE FUNCTION end_goes_with_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.sale_ends_at := NULL;
	RETURN new;
END $$;
CREATE TRIGGER products_sale_end BEFORE INSERT OR UPDATE OF sale_price, sale_ends_at ON products
	FOR EACH ROW WHEN (new.sale_price IS NULL AND new.sale_ends_at IS NOT NULL) EXECUTE FUNCTION end_goes_with_sale();
