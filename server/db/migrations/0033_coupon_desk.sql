-- Coupons are kept at the desk: what one is for, and which state of it somebody saw.
ALTER TABLE "coupons" ADD COLUMN "note" text NOT NULL DEFAULT '';
ALTER TABLE "coupons" ADD COLUMN "version" integer NOT NULL DEFAULT 1;
-- What a coupon has brought in is read from this index alone.
CREATE INDEX "orders_coupon_money" ON "orders" ("coupon_id") INCLUDE ("total_amount", "discount_amount", "status", "paid_at")
	WHERE "coupon_id" is not null;
