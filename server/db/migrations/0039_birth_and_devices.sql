-- What a database was made for, said once. A live shop does not open on a demo, nor a demo on a live shop's books.
CREATE TABLE "shop_birth" (
	"is_one" boolean PRIMARY KEY DEFAULT true,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL DEFAULT now(),
	CONSTRAINT "shop_birth_one_row" CHECK ("is_one"),
	CONSTRAINT "shop_birth_known" CHECK ("kind" in ('demo', 'live'))
);

-- The browser that somebody came in with. Strangers who try passwords cannot use up its tries.
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"device_hash" bytea NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
	PRIMARY KEY ("user_id", "device_hash")
);

-- What was asked for under an Idempotency-Key: the same key with something else in it is a mistake. Null: from before.
ALTER TABLE "orders" ADD COLUMN "request_hash" text;
