-- "Tell me when it is back": one waiting request per address and product; told once, then kept for its stop link only.
CREATE TABLE "restock_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"email" text NOT NULL,
	"stop_token" text NOT NULL UNIQUE,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	"told_at" timestamptz
);
CREATE UNIQUE INDEX "restock_requests_waiting" ON "restock_requests" USING btree ("product_id", "email") WHERE "told_at" is null;
