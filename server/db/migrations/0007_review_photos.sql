-- What a reviewer showed: file, width and height of each photo, so that a page needs no second question.
ALTER TABLE "reviews" ADD COLUMN "photos" jsonb NOT NULL DEFAULT '[]'::jsonb;

-- The photos themselves: re-encoded, small, and in the database so that every process can show them.
CREATE TABLE "review_photos" (
	"file" text PRIMARY KEY,
	"review_id" integer NOT NULL REFERENCES "reviews"("id") ON DELETE CASCADE,
	"bytes" bytea NOT NULL,
	"thumbnail" bytea NOT NULL,
	CONSTRAINT "review_photos_small" CHECK (octet_length("bytes") <= 1048576 and octet_length("thumbnail") <= 131072)
);
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id");
