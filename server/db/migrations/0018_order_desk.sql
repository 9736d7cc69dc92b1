-- The order desk: orders are packed, leave in one or several shipments, are refunded in parts, carry notes of the staff
-- and are found by whatever a customer says on the telephone.

-- Counts every change, so that a second editor is told instead of overwriting the first.
ALTER TABLE "orders" ADD COLUMN "version" integer NOT NULL DEFAULT 1;
ALTER TABLE "orders" ADD COLUMN "packed_at" timestamptz;
-- Pieces that were refunded before they left: they are not packed any more.
ALTER TABLE "order_items" ADD COLUMN "cancelled_quantity" integer NOT NULL DEFAULT 0;
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_cancelled_fits"
	CHECK ("cancelled_quantity" between 0 and "quantity");

CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL REFERENCES "orders"("id") ON DELETE CASCADE,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text,
	"eway_bill_number" text,
	"shipped_at" timestamptz NOT NULL,
	"delivered_at" timestamptz,
	"received_by" text,
	CONSTRAINT "shipments_eway_bill_number" CHECK ("eway_bill_number" ~ '^[0-9]{12}$')
);
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");
CREATE TABLE "shipment_items" (
	"shipment_id" integer NOT NULL REFERENCES "shipments"("id") ON DELETE CASCADE,
	"order_item_id" integer NOT NULL REFERENCES "order_items"("id") ON DELETE CASCADE,
	"quantity" integer NOT NULL,
	PRIMARY KEY ("shipment_id", "order_item_id"),
	CONSTRAINT "shipment_items_quantity_positive" CHECK ("quantity" > 0)
);
CREATE INDEX "shipment_items_item" ON "shipment_items" USING btree ("order_item_id");
-- What left before left whole.
INSERT INTO "shipments" ("order_id", "carrier", "tracking_number", "tracking_url", "shipped_at", "delivered_at")
	SELECT "id", coalesce("carrier", ''), coalesce("tracking_number", ''), "tracking_url",
		coalesce("shipped_at", "updated_at"), "delivered_at"
	FROM "orders" WHERE "status" in ('shipped', 'delivered');
INSERT INTO "shipment_items" ("shipment_id", "order_item_id", "quantity")
	SELECT s."id", i."id", i."quantity" FROM "shipments" s JOIN "order_items" i ON i."order_id" = s."order_id";

CREATE TABLE "refund_items" (
	"refund_id" integer NOT NULL REFERENCES "refunds"("id") ON DELETE CASCADE,
	"order_item_id" integer NOT NULL REFERENCES "order_items"("id") ON DELETE CASCADE,
	"quantity" integer NOT NULL,
	"is_restocked" boolean NOT NULL,
	PRIMARY KEY ("refund_id", "order_item_id"),
	CONSTRAINT "refund_items_quantity_positive" CHECK ("quantity" > 0)
);

-- Only staff read these.
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" integer NOT NULL REFERENCES "orders"("id") ON DELETE CASCADE,
	"author_id" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"text" text NOT NULL,
	"created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id", "id");

-- Which order a mail speaks of, so that the desk shows what was sent and can send it again.
ALTER TABLE "mails" ADD COLUMN "order_id" integer REFERENCES "orders"("id") ON DELETE SET NULL;
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id") WHERE "order_id" is not null;
UPDATE "mails" SET "order_id" = o."id" FROM "orders" o
	WHERE "template" like 'order-%' AND split_part("key", ':', 2) = o."id"::text;

-- Who did it, why, from which address and with which device.
ALTER TABLE "audit_entries" ADD COLUMN "reason" text NOT NULL DEFAULT '';
ALTER TABLE "audit_entries" ADD COLUMN "address" text NOT NULL DEFAULT '';
ALTER TABLE "audit_entries" ADD COLUMN "device" text NOT NULL DEFAULT '';
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at" DESC, "id" DESC);

-- Everything an order may be asked for by, in one text: number, names, mail, telephone, town, PIN, names and SKUs of its pieces.
CREATE TABLE "order_search" (
	"order_id" integer PRIMARY KEY REFERENCES "orders"("id") ON DELETE CASCADE,
	"words" text NOT NULL
);
CREATE INDEX "order_search_words" ON "order_search" USING gin ("words" gin_trgm_ops);
CREATE FUNCTION order_words(wanted integer[]) RETURNS TABLE (order_id integer, words text) LANGUAGE sql STABLE AS $$
	SELECT o.id, lower(concat_ws(' ', o.order_number,
		(SELECT string_agg(concat_ws(' ', a.name, a.email, a.phone, regexp_replace(a.phone, '\D', '', 'g'), a.city, a.postal_code, a.company_name), ' ')
			FROM order_addresses a WHERE a.order_id = o.id),
		(SELECT string_agg(concat_ws(' ', i.product_sku, i.product_name), ' ') FROM order_items i WHERE i.order_id = o.id)))
	FROM orders o WHERE o.id = ANY (wanted)
$$;
CREATE FUNCTION find_order_by_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_search (order_id, words)
		SELECT * FROM order_words(ARRAY(SELECT DISTINCT c.order_id FROM changed c))
		ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE order_search.words <> excluded.words;
	RETURN NULL;
END $$;
-- Items and addresses are written right after their order, each list in one statement.
CREATE TRIGGER order_addresses_found_new AFTER INSERT ON order_addresses REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_order_by_words();
CREATE TRIGGER order_addresses_found_changed AFTER UPDATE ON order_addresses REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_order_by_words();
CREATE TRIGGER order_items_found_new AFTER INSERT ON order_items REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_order_by_words();
INSERT INTO order_search SELECT * FROM order_words(ARRAY(SELECT id FROM orders));

-- The lists of the day: what is to be packed, by promised date; what was bought for most.
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "orders_by_promise" ON "orders" USING btree ("promised_to", "id") WHERE "status" in ('pending', 'processing', 'shipped');
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_amount" DESC, "id" DESC);
