-- What staff do with a review: hide it with a reason, answer it under everybody's eyes.
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;
ALTER TABLE "reviews" ADD COLUMN "answer" text;
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamptz;
ALTER TABLE "reviews" ADD COLUMN "version" integer NOT NULL DEFAULT 1;
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC, "id" DESC);
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating", "created_at" DESC);
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at" DESC) WHERE "is_hidden";
CREATE INDEX "reviews_found" ON "reviews" USING gin (lower(coalesce("author_name", '') || ' ' || coalesce("comment", '')) gin_trgm_ops);

-- Asked on the page of a product by somebody who is logged in.
CREATE TABLE "product_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"product_id" integer NOT NULL REFERENCES "products"("id") ON DELETE CASCADE,
	"user_id" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"author_name" text,
	"text" text NOT NULL,
	"is_hidden" boolean NOT NULL DEFAULT false,
	"hidden_reason" text,
	-- How many answers everybody can read; kept by the trigger below.
	"answers_count" integer NOT NULL DEFAULT 0,
	"wants_mail" boolean NOT NULL DEFAULT true,
	"stop_token" text NOT NULL UNIQUE,
	"version" integer NOT NULL DEFAULT 1,
	"created_at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "product_questions_of_product" ON "product_questions" USING btree ("product_id", "created_at" DESC);
CREATE INDEX "product_questions_newest" ON "product_questions" USING btree ("created_at" DESC, "id" DESC);
CREATE INDEX "product_questions_unanswered" ON "product_questions" USING btree ("created_at") WHERE "answers_count" = 0 AND NOT "is_hidden";
CREATE INDEX "product_questions_of_person" ON "product_questions" USING btree ("user_id");
CREATE INDEX "product_questions_found" ON "product_questions" USING gin (lower(coalesce("author_name", '') || ' ' || "text") gin_trgm_ops);

-- By the shop, or by somebody who has the piece at home.
CREATE TABLE "question_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"question_id" integer NOT NULL REFERENCES "product_questions"("id") ON DELETE CASCADE,
	"user_id" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"author_name" text,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"is_hidden" boolean NOT NULL DEFAULT false,
	"hidden_reason" text,
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "question_answers_by" CHECK ("by" IN ('shop', 'buyer'))
);
CREATE INDEX "question_answers_of_question" ON "question_answers" USING btree ("question_id", "created_at");
CREATE INDEX "question_answers_of_person" ON "question_answers" USING btree ("user_id");

-- A question stands on its product's page (tell_of_review names that page for any row that has a product_id).
CREATE TRIGGER product_questions_told AFTER INSERT OR UPDATE OR DELETE ON product_questions
	FOR EACH ROW EXECUTE FUNCTION tell_of_review();

-- Counting the answers writes the question, and so tells the page.
CREATE FUNCTION count_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_questions AS q SET answers_count = (
		SELECT count(*) FROM question_answers AS a WHERE a.question_id = q.id AND NOT a.is_hidden)
	WHERE q.id = coalesce(new.question_id, old.question_id);
	RETURN NULL;
END $$;
CREATE TRIGGER question_answers_counted AFTER INSERT OR UPDATE OR DELETE ON question_answers
	FOR EACH ROW EXECUTE FUNCTION count_answers();

CREATE FUNCTION tell_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('question_asked', jsonb_build_object('question_id', new.id, 'name', left(coalesce(new.author_name, ''), 80),
		'product', (SELECT left(p.name, 80) FROM products AS p WHERE p.id = new.product_id), 'text', left(new.text, 120)));
	RETURN NULL;
END $$;
CREATE TRIGGER product_questions_asked AFTER INSERT ON product_questions FOR EACH ROW EXECUTE FUNCTION tell_of_question();

CREATE FUNCTION tell_of_new_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('review_written', jsonb_build_object('review_id', new.id, 'rating', new.rating,
		'name', left(coalesce(new.author_name, ''), 80), 'product', (SELECT left(p.name, 80) FROM products AS p WHERE p.id = new.product_id)));
	RETURN NULL;
END $$;
CREATE TRIGGER reviews_written AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION tell_of_new_review();
