-- The first and the last day that a shopper was promised: asked for before, and from now on no paid order is without it.
ALTER TABLE "orders" ADD COLUMN "promised_from" date;
ALTER TABLE "orders" ADD COLUMN "promised_to" date;
-- Until today every page said 7 to 14 business days from the order; with a Sunday in each week that is what was promised.
UPDATE "orders" SET
	"promised_from" = ("created_at" AT TIME ZONE 'Asia/Kolkata')::date + 8,
	"promised_to" = ("created_at" AT TIME ZONE 'Asia/Kolkata')::date + 17;
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_is_promised" CHECK ("paid_at" is null or "promised_to" is not null);
ALTER TABLE "orders" ADD CONSTRAINT "orders_promise_is_a_span"
	CHECK (("promised_from" is null) = ("promised_to" is null) and "promised_from" <= "promised_to");

-- Mattresses and pillows as products, not as a tax code that cushions, pouffes and bedcovers share.
ALTER TABLE "products" ADD COLUMN "return_kind" text NOT NULL DEFAULT 'ordinary';
ALTER TABLE "products" ADD CONSTRAINT "products_return_kind_known"
	CHECK ("return_kind" in ('ordinary', 'mattress_or_pillow', 'clearance'));
ALTER TABLE "order_items" ADD COLUMN "return_kind" text NOT NULL DEFAULT 'ordinary';
