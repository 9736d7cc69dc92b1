-- Pictures that staff bring, beside those of the studio: uploaded, cropped, described, ordered, and made in every size by a job
-- that says how far it is.
ALTER TABLE "pictures" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY;
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_id_unique" UNIQUE ("id");
-- Grows with every change by staff: whoever changes an older state is told.
ALTER TABLE "pictures" ADD COLUMN "revision" integer NOT NULL DEFAULT 1;
-- What must stay in sight where the shop cuts a picture, in percent from the left and from the top.
ALTER TABLE "pictures" ADD COLUMN "focus_x" integer NOT NULL DEFAULT 50;
ALTER TABLE "pictures" ADD COLUMN "focus_y" integer NOT NULL DEFAULT 50;
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focus_inside"
	CHECK ("focus_x" between 0 and 100 and "focus_y" between 0 and 100);
-- When staff wrote its words: from then on a delivery of the studio leaves them as they are.
ALTER TABLE "pictures" ADD COLUMN "described_at" timestamptz;

CREATE TABLE "uploaded_pictures" (
	"file" text PRIMARY KEY REFERENCES "pictures"("file") ON DELETE CASCADE,
	-- The whole upload, drawn anew, in the private store: every crop is cut from it.
	"master" text NOT NULL,
	"master_width" integer NOT NULL,
	"master_height" integer NOT NULL,
	"crop" jsonb,
	"made_for" text NOT NULL,
	-- What its owner called it: shown to staff, and never a path.
	"sent_name" text NOT NULL DEFAULT '',
	"uploaded_by" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"uploaded_at" timestamptz NOT NULL
);

-- What was made of a picture. made_of is the fingerprint of its content: a fresh clone has new times, and the same pictures.
CREATE TABLE "picture_sizes" (
	"file" text PRIMARY KEY REFERENCES "pictures"("file") ON DELETE CASCADE,
	"made_of" text NOT NULL,
	"wanted" integer NOT NULL,
	"made" text[] NOT NULL DEFAULT '{}',
	"failure" text,
	"changed_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "picture_sizes_unfinished" ON "picture_sizes" ("file") WHERE cardinality("made") < "wanted";

-- The preview of a product for other sites, and of which picture it was made.
CREATE TABLE "share_pictures" (
	"slug" text PRIMARY KEY,
	"made_of" text NOT NULL
);

-- Products whose pictures staff have put in order: the studio's deliveries no longer join them by themselves.
CREATE TABLE "picture_arrangements" (
	"product_id" integer PRIMARY KEY REFERENCES "products"("id") ON DELETE CASCADE,
	"arranged_at" timestamptz NOT NULL
);

-- Pictures that belong to a product and are not shown: new ones without words, and those that were taken off.
CREATE TABLE "pictures_aside" (
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"file" text NOT NULL REFERENCES "pictures"("file") ON DELETE CASCADE,
	"put_at" timestamptz NOT NULL,
	PRIMARY KEY ("product_id", "file")
);

-- Which products show a picture.
CREATE INDEX "products_main_image" ON "products" ("main_image");
CREATE INDEX "products_images" ON "products" USING gin ("images");
CREATE INDEX "product_variants_images" ON "product_variants" USING gin ("images");

-- Until now any change of a picture dropped the page of every product, and no listing. Now: the pages and cards of the products
-- that show it, and of what asks for pictures by their names. An upload has a name that nothing can know yet.
CREATE OR REPLACE FUNCTION tell_of_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_pages(array_agg(DISTINCT tag)) FROM (
		WITH changed AS (
			SELECT file, regexp_replace(file, '^products/', '') AS name FROM after_change
			WHERE tg_op <> 'INSERT' OR file !~ '/u-[0-9a-f]{16}\.webp$'
		), showing AS (
			SELECT p.id FROM changed JOIN products AS p ON p.main_image IN (changed.name, changed.file)
			UNION SELECT p.id FROM changed JOIN products AS p ON p.images && ARRAY[changed.name, changed.file]
			UNION SELECT v.product_id FROM changed JOIN product_variants AS v ON v.images && ARRAY[changed.name, changed.file]
		)
		SELECT 'pictures' AS tag WHERE EXISTS (SELECT FROM changed)
		UNION ALL SELECT tag FROM showing, LATERAL unnest(ARRAY['product:' || showing.id, 'card:' || showing.id]) AS tag
	) AS told HAVING count(*) > 0;
	RETURN NULL;
END $$;
