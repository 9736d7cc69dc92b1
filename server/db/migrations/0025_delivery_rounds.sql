-- The delivery round: what one of the shop's own vans brings on one day, in the order in which it drives, and who took it.
CREATE TABLE "delivery_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"day" date NOT NULL,
	"van" text NOT NULL,
	-- Counts the changes of the plan, so that a second planner is told instead of overwriting the first.
	"version" integer NOT NULL DEFAULT 1,
	"left_at" timestamptz,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "delivery_rounds_day_van_unique" UNIQUE ("day", "van")
);

-- A parcel that has left is a shipment; one that still stands packed is what is left of its order, and becomes one when the van leaves.
CREATE TABLE "delivery_stops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"round_id" integer NOT NULL REFERENCES "delivery_rounds"("id") ON DELETE CASCADE,
	"order_id" integer NOT NULL REFERENCES "orders"("id") ON DELETE CASCADE,
	"shipment_id" integer UNIQUE REFERENCES "shipments"("id") ON DELETE CASCADE,
	"position" integer NOT NULL,
	"boxes" integer NOT NULL,
	-- For who drives.
	"note" text NOT NULL DEFAULT '',
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "delivery_stops_boxes_positive" CHECK ("boxes" > 0)
);
CREATE INDEX "delivery_stops_round" ON "delivery_stops" USING btree ("round_id", "position");
CREATE INDEX "delivery_stops_order" ON "delivery_stops" USING btree ("order_id");
CREATE UNIQUE INDEX "delivery_stops_packed_once" ON "delivery_stops" USING btree ("order_id") WHERE "shipment_id" is null;

-- Made on a phone, told when it has a network. The key is of the one press: whoever tells it again changes nothing.
CREATE TABLE "delivery_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"key" text NOT NULL UNIQUE,
	"stop_id" integer REFERENCES "delivery_stops"("id") ON DELETE SET NULL,
	"shipment_id" integer NOT NULL UNIQUE REFERENCES "shipments"("id") ON DELETE CASCADE,
	"order_id" integer NOT NULL REFERENCES "orders"("id") ON DELETE CASCADE,
	"received_by" text NOT NULL,
	"delivered_by" integer REFERENCES "users"("id") ON DELETE SET NULL,
	-- As the phone said; the shipment has the moment that counts.
	"taken_at" timestamptz NOT NULL,
	"told_at" timestamptz NOT NULL,
	"photo" text
);
CREATE INDEX "delivery_proofs_order" ON "delivery_proofs" USING btree ("order_id");
CREATE TABLE "delivery_photos" (
	"file" text PRIMARY KEY,
	"proof_id" integer NOT NULL REFERENCES "delivery_proofs"("id") ON DELETE CASCADE,
	"bytes" bytea NOT NULL
);
CREATE INDEX "delivery_photos_proof" ON "delivery_photos" USING btree ("proof_id");

-- What may go on a round: packed orders by their promised day, and parcels that are on their way.
CREATE INDEX "orders_packed" ON "orders" USING btree ("promised_to", "id")
	WHERE "status" = 'processing' AND "packed_at" is not null;
CREATE INDEX "shipments_on_their_way" ON "shipments" USING btree ("order_id") WHERE "delivered_at" is null;
