-- Who comes when. One consultation at a time: there is one table to sit at and one designer to talk to.
CREATE TABLE "consultations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"enquiry_id" integer NOT NULL UNIQUE REFERENCES "enquiries"("id") ON DELETE CASCADE,
	"starts_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	"place" text NOT NULL,
	"status" text NOT NULL DEFAULT 'booked',
	-- How often it was moved: calendars take the entry with the higher number (RFC 5545, SEQUENCE).
	"sequence" integer NOT NULL DEFAULT 0,
	"reminded_at" timestamptz,
	"version" integer NOT NULL DEFAULT 1,
	"booked_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "consultations_status" CHECK ("status" IN ('booked', 'cancelled')),
	CONSTRAINT "consultations_order" CHECK ("ends_at" > "starts_at"),
	CONSTRAINT "consultations_one_at_a_time" EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'booked')
);
CREATE INDEX "consultations_by_day" ON "consultations" USING btree ("starts_at");

-- Those booked so far stood in the enquiry; of two in the same hour the earlier booked one keeps it.
INSERT INTO "consultations" ("enquiry_id", "starts_at", "ends_at", "place", "booked_at")
SELECT e."id", (e."data" ->> 'starts_at')::timestamptz, (e."data" ->> 'starts_at')::timestamptz + interval '60 minutes',
	coalesce(e."data" ->> 'place', 'showroom'), e."created_at"
FROM "enquiries" AS e
WHERE e."kind" = 'consultation' AND e."data" ? 'starts_at' AND NOT e."data" ? 'suspect' AND e."status" <> 'closed'
ORDER BY e."created_at"
ON CONFLICT DO NOTHING;
