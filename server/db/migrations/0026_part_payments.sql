-- A sale of the showroom may be paid in parts: something now, the rest at the counter, by a link or at the door. The order goes
-- into work with its first part; its invoice is issued when it is paid or leaves, whichever is first.

-- This money is a part of the price; the payment that completes it is the order's `paid_by`.
ALTER TABLE "payments" ADD COLUMN "is_part" boolean NOT NULL DEFAULT false;
-- Of money taken at the counter: the press that took it, so that the same press twice takes it once.
ALTER TABLE "payments" ADD COLUMN "press" text;
CREATE UNIQUE INDEX "payments_press_once" ON "payments" USING btree ("order_id", "press") WHERE "press" is not null;

-- Money of the counter goes back over the counter: how, and what the slip says. Empty until somebody has paid it out.
ALTER TABLE "refunds" ADD COLUMN "paid_out_by" text;
ALTER TABLE "refunds" ADD COLUMN "reference" text;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_out_known" CHECK ("paid_out_by" in ('cash', 'upi', 'card_machine'));

-- What is received before an invoice is issued gets a receipt voucher (CGST Rule 50).
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind_known";
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind_known"
	CHECK ("kind" in ('invoice', 'credit_note', 'refund_voucher', 'receipt_voucher'));

-- One link for the first part, another for the rest: an order may have several, of which one is open.
ALTER TABLE "payment_links" DROP CONSTRAINT "payment_links_pkey";
ALTER TABLE "payment_links" ADD COLUMN "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY;
ALTER TABLE "payment_links" ADD COLUMN "amount" bigint;
UPDATE "payment_links" SET "amount" = o."total_amount" FROM "orders" o WHERE o."id" = "payment_links"."order_id";
ALTER TABLE "payment_links" ALTER COLUMN "amount" SET NOT NULL;
CREATE INDEX "payment_links_order" ON "payment_links" USING btree ("order_id", "id");
CREATE UNIQUE INDEX "payment_links_one_open" ON "payment_links" USING btree ("order_id") WHERE "status" = 'created';

-- The provider opens an order of its own behind each link; of those that we open there is one per order still.
ALTER TABLE "provider_orders" ADD COLUMN "payment_link_id" integer REFERENCES "payment_links"("id") ON DELETE CASCADE;
UPDATE "provider_orders" SET "payment_link_id" = l."id" FROM "payment_links" l WHERE l."order_id" = "provider_orders"."order_id";
DROP INDEX "provider_orders_one_per_order";
CREATE UNIQUE INDEX "provider_orders_one_per_order" ON "provider_orders" USING btree ("order_id") WHERE "payment_link_id" is null;
CREATE INDEX "provider_orders_order" ON "provider_orders" USING btree ("order_id");

-- That an order goes into work with a part of its price is told at the desk like a payment.
CREATE FUNCTION tell_of_part_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('order_part_paid', order_facts(new));
	RETURN NULL;
END $$;
CREATE TRIGGER orders_part_paid_told AFTER UPDATE OF status ON orders
	FOR EACH ROW WHEN (old.status = 'pending' AND new.status = 'processing' AND new.paid_at IS NULL)
	EXECUTE FUNCTION tell_of_part_paid_order();
