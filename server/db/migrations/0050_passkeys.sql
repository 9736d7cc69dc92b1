-- A key of a device or a security stick, as the second step of a login. The shop has only the public half.
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"name" text NOT NULL,
	"credential_id" text NOT NULL UNIQUE,
	"public_key" bytea NOT NULL,
	-- How often the key was used by its own count: one that goes back was copied. Keys that live on several devices stay at 0.
	"counter" bigint NOT NULL DEFAULT 0,
	"transports" text[] NOT NULL DEFAULT '{}',
	"created_at" timestamp with time zone NOT NULL DEFAULT now(),
	"last_used_at" timestamp with time zone
);
CREATE INDEX "passkeys_user" ON "passkeys" ("user_id");
