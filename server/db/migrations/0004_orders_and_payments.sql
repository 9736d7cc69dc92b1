-- One order is opened once at the payment provider; every attempt to pay it uses that one.
DROP INDEX "provider_orders_order";
CREATE UNIQUE INDEX "provider_orders_one_per_order" ON "provider_orders" USING btree ("order_id");
CREATE INDEX "provider_orders_to_ask" ON "provider_orders" USING btree ("checked_at" NULLS FIRST);

-- The payment that paid the order: one payment pays at most one order.
ALTER TABLE "orders" ADD COLUMN "paid_by" text;
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_by_unique" UNIQUE ("paid_by");

ALTER TABLE "refunds" ADD COLUMN "failure" text;
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('requested', 'pending');

-- A credit note or refund voucher belongs to the refund it documents, and each refund has one at most.
ALTER TABLE "tax_documents" ADD COLUMN "refund_id" integer UNIQUE REFERENCES "refunds"("id");
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind_known" CHECK ("kind" in ('invoice', 'credit_note', 'refund_voucher'));
CREATE INDEX "tax_documents_order" ON "tax_documents" USING btree ("order_id");

ALTER TABLE "return_requests" ADD COLUMN "number" text NOT NULL UNIQUE;
ALTER TABLE "return_requests" ADD COLUMN "refund_amount" bigint NOT NULL;
ALTER TABLE "return_requests" ADD COLUMN "staff_note" text NOT NULL DEFAULT '';
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_status_known" CHECK ("status" in ('requested', 'approved', 'refused', 'received', 'closed'));
CREATE INDEX "return_requests_newest" ON "return_requests" USING btree ("created_at" DESC);

-- Photos of a returned piece: private, small, re-encoded; they live with the request and not in a public folder.
CREATE TABLE "return_photos" (
	"file" text PRIMARY KEY,
	"return_id" integer NOT NULL REFERENCES "return_requests"("id") ON DELETE CASCADE,
	"bytes" bytea NOT NULL,
	CONSTRAINT "return_photos_small" CHECK (octet_length("bytes") <= 1048576)
);
CREATE INDEX "return_photos_return" ON "return_photos" USING btree ("return_id");

-- The payment provider's own books while its simulator stands in for it. Several processes of the shop share them.
CREATE TABLE "simulator_orders" (
	"id" text PRIMARY KEY,
	"receipt" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_paid" bigint NOT NULL DEFAULT 0,
	"attempts" integer NOT NULL DEFAULT 0,
	"status" text NOT NULL DEFAULT 'created',
	"notes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
CREATE INDEX "simulator_orders_receipt" ON "simulator_orders" USING btree ("receipt");
CREATE TABLE "simulator_payments" (
	"id" text PRIMARY KEY,
	"order_id" text NOT NULL REFERENCES "simulator_orders"("id"),
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"amount_refunded" bigint NOT NULL DEFAULT 0,
	"method" text NOT NULL,
	"details" jsonb NOT NULL,
	"error" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
CREATE INDEX "simulator_payments_order" ON "simulator_payments" USING btree ("order_id");
CREATE TABLE "simulator_refunds" (
	"id" text PRIMARY KEY,
	"payment_id" text NOT NULL REFERENCES "simulator_payments"("id"),
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"speed" text NOT NULL,
	"receipt" text,
	"notes" jsonb NOT NULL,
	"idempotency_key" text UNIQUE,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
CREATE INDEX "simulator_refunds_payment" ON "simulator_refunds" USING btree ("payment_id");
CREATE TABLE "simulator_webhooks" (
	"id" text PRIMARY KEY,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer NOT NULL DEFAULT 0
);
-- Faults that the simulator has been asked to commit, oldest first, each so many times.
CREATE TABLE "simulator_faults" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"remaining" integer NOT NULL,
	"data" jsonb NOT NULL DEFAULT '{}'::jsonb
);
