-- What a coupon takes off, when, for whom and how often. Either a share of the items or a fixed amount.
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"code" text NOT NULL UNIQUE,
	"percent_bp" integer,
	"amount" bigint,
	"maximum_discount" bigint,
	"minimum_items" bigint NOT NULL DEFAULT 0,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"total_limit" integer,
	"per_customer_limit" integer,
	"is_active" boolean NOT NULL DEFAULT true,
	-- Orders that carry it and are not cancelled.
	"used" integer NOT NULL DEFAULT 0,
	"created_at" timestamp with time zone NOT NULL DEFAULT now(),
	CONSTRAINT "coupons_code_readable" CHECK ("code" = upper("code") and "code" ~ '^[A-Z0-9-]{3,40}$'),
	CONSTRAINT "coupons_one_benefit" CHECK (num_nonnulls("percent_bp", "amount") = 1),
	CONSTRAINT "coupons_benefit_sensible" CHECK (coalesce("percent_bp" between 1 and 10000, "amount" > 0) and coalesce("maximum_discount" > 0, true)),
	CONSTRAINT "coupons_ends_after_start" CHECK ("ends_at" is null or "ends_at" > "starts_at"),
	CONSTRAINT "coupons_within_limit" CHECK ("used" >= 0 and ("total_limit" is null or "used" <= "total_limit"))
);

ALTER TABLE "orders" ADD COLUMN "coupon_id" integer REFERENCES "coupons"("id");
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_has_coupon" CHECK ("discount_amount" = 0 or "coupon_code" is not null);
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id", "user_id") WHERE "orders"."coupon_id" is not null;

-- Each line bears its share of the discount: its tax, its credit and its return are reckoned after it.
ALTER TABLE "order_items" ADD COLUMN "discount_amount" bigint NOT NULL DEFAULT 0;
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount_fits" CHECK ("discount_amount" between 0 and "total_price");
