-- Whoever changes somebody's rights has seen the newest: as with orders and products.
CREATE INDEX "users_staff" ON "users" ("id") WHERE "role" <> 'customer';

-- A colleague who is asked to come. The link in the mail works once, within seven days; only its hash is kept.
CREATE TABLE "staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"permissions" text[],
	"token_hash" bytea NOT NULL UNIQUE,
	"invited_by" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
	"created_at" timestamp with time zone NOT NULL DEFAULT now(),
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_role_known" CHECK ("role" in ('staff', 'owner'))
);
-- One that is open per address: a new one takes the place of the old.
CREATE UNIQUE INDEX "staff_invitations_open" ON "staff_invitations" ("email") WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;
CREATE INDEX "staff_invitations_by" ON "staff_invitations" ("invited_by");
