-- A sale in the showroom is an order like any other: same stock, same invoices. It also says who sold it, and why something
-- was taken off.
ALTER TABLE "orders" ADD COLUMN "channel" text NOT NULL DEFAULT 'web';
ALTER TABLE "orders" ADD COLUMN "sold_by" integer REFERENCES "users"("id") ON DELETE SET NULL;
ALTER TABLE "orders" ADD COLUMN "discount_reason" text;
ALTER TABLE "orders" ADD COLUMN "is_pickup" boolean NOT NULL DEFAULT false;
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_known" CHECK ("channel" in ('web', 'showroom'));
ALTER TABLE "orders" DROP CONSTRAINT "orders_discount_has_coupon";
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_has_cause"
	CHECK ("discount_amount" = 0 or "coupon_code" is not null or "discount_reason" is not null);
-- A walk-in is nobody we know, so the same press twice is told by who sold.
CREATE UNIQUE INDEX "orders_sale_once" ON "orders" USING btree ("sold_by", "idempotency_key") WHERE "sold_by" is not null;
-- What the slip of the card machine or the UPI app says.
ALTER TABLE "payments" ADD COLUMN "reference" text;

-- A way to pay that is sent to the buyer and ends by itself.
CREATE TABLE "payment_links" (
	"order_id" integer PRIMARY KEY REFERENCES "orders"("id") ON DELETE CASCADE,
	"provider_link_id" text NOT NULL UNIQUE,
	"url" text NOT NULL,
	"status" text NOT NULL DEFAULT 'created',
	"expires_at" timestamptz NOT NULL,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	"checked_at" timestamptz,
	CONSTRAINT "payment_links_status_known" CHECK ("status" in ('created', 'paid', 'expired', 'cancelled'))
);
CREATE INDEX "payment_links_open" ON "payment_links" USING btree ("expires_at") WHERE "status" = 'created';

CREATE TABLE "simulator_links" (
	"id" text PRIMARY KEY,
	"reference_id" text UNIQUE,
	"order_id" text NOT NULL REFERENCES "simulator_orders"("id"),
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL DEFAULT 'created',
	"expire_by" timestamptz NOT NULL,
	"created_at" timestamptz NOT NULL
);
