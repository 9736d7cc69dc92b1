-- Since when a second step is asked for at the login. Null: the password, a code by mail or Google is enough.
ALTER TABLE "users" ADD COLUMN "two_step_at" timestamp with time zone;

-- What the app on the phone shares with the shop. It leaves the shop once, while it is set up.
CREATE TABLE "two_step_keys" (
	"user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
	"secret" text NOT NULL,
	-- The half minute of the last code that was taken: neither it nor an older one is taken again.
	"last_step" integer NOT NULL DEFAULT 0,
	"created_at" timestamp with time zone NOT NULL DEFAULT now()
);

-- For who has lost the phone. Each works once; only hashes are kept.
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"code_hash" bytea NOT NULL UNIQUE,
	"used_at" timestamp with time zone
);
CREATE INDEX "recovery_codes_user" ON "recovery_codes" ("user_id");
