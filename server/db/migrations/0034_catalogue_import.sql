-- A sheet of products: the file as it was sent, what each of its rows would do, and what it did. Kept for thirty days, so that
-- the last one can be undone and a mistake be found.
CREATE TABLE "catalog_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_bytes" bytea NOT NULL,
	"state" text NOT NULL DEFAULT 'reading',
	"headings" text[] NOT NULL DEFAULT '{}',
	-- For each column the key of its field, or null.
	"mapping" jsonb NOT NULL DEFAULT '[]',
	-- Whether the stock of pieces that are there already is set to what the file says.
	"takes_stock" boolean NOT NULL DEFAULT false,
	"total_rows" integer NOT NULL DEFAULT 0,
	"done_rows" integer NOT NULL DEFAULT 0,
	"counts" jsonb NOT NULL DEFAULT '{"new": 0, "changed": 0, "unchanged": 0, "wrong": 0}',
	"not_undone" integer NOT NULL DEFAULT 0,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL DEFAULT now(),
	"checked_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "catalog_imports_state_known" CHECK ("state" in
		('reading', 'read', 'checking', 'checked', 'importing', 'done', 'undoing', 'undone', 'failed'))
);
CREATE INDEX "catalog_imports_newest" ON "catalog_imports" ("created_at" DESC);

CREATE TABLE "catalog_import_rows" (
	"import_id" integer NOT NULL REFERENCES "catalog_imports"("id") ON DELETE CASCADE,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"kind" text,
	"outcome" text,
	"sku" text,
	"parent_sku" text,
	"product_id" integer,
	"variant_id" integer,
	-- Columns that the row sets, what they held, and what they held right after the import.
	"changes" jsonb,
	"before" jsonb,
	"applied" jsonb,
	"stock" integer,
	"stock_delta" integer,
	"errors" jsonb NOT NULL DEFAULT '[]',
	-- Why it could not be undone.
	"kept_because" text,
	CONSTRAINT "catalog_import_rows_pk" PRIMARY KEY ("import_id", "line")
);
CREATE INDEX "catalog_import_rows_outcome" ON "catalog_import_rows" ("import_id", "outcome", "line");
CREATE INDEX "catalog_import_rows_product" ON "catalog_import_rows" ("import_id", "product_id");

-- Which column is what, remembered for each person and each set of headings.
CREATE TABLE "catalog_import_mappings" (
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
	"headings_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL DEFAULT now(),
	CONSTRAINT "catalog_import_mappings_pk" PRIMARY KEY ("user_id", "headings_key")
);

-- A row finds its product by the SKU, in whatever capitals.
CREATE INDEX "products_sku_lower" ON "products" (lower("sku"));
CREATE INDEX "product_variants_sku_lower" ON "product_variants" (lower("sku"));

-- Grows with every change by staff; the second editor is told.
ALTER TABLE "products" ADD COLUMN IF NOT EXISTS "version" integer NOT NULL DEFAULT 1;
