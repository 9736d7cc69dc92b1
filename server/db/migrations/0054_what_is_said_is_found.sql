-- What reviews and questions are searched by at the desk: who wrote, what, and of which piece. The name and number of the piece lie in
-- another table, so a trigger writes the text down; a piece that is renamed has it written anew.
ALTER TABLE reviews ADD COLUMN found text NOT NULL DEFAULT '';
ALTER TABLE product_questions ADD COLUMN found text NOT NULL DEFAULT '';

CREATE FUNCTION write_found_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.found := lower(concat_ws(' ', new.author_name, new.comment, (SELECT p.name || ' ' || p.sku FROM products p WHERE p.id = new.product_id)));
	RETURN new;
END $$;
CREATE TRIGGER reviews_write_found BEFORE INSERT OR UPDATE OF product_id, author_name, comment, found ON reviews
	FOR EACH ROW EXECUTE FUNCTION write_found_of_review();

CREATE FUNCTION write_found_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.found := lower(concat_ws(' ', new.author_name, new.text, (SELECT p.name || ' ' || p.sku FROM products p WHERE p.id = new.product_id)));
	RETURN new;
END $$;
CREATE TRIGGER product_questions_write_found BEFORE INSERT OR UPDATE OF product_id, author_name, text, found ON product_questions
	FOR EACH ROW EXECUTE FUNCTION write_found_of_question();

-- Whatever is written into `found`, the triggers above write what belongs there.
CREATE FUNCTION find_by_new_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE reviews SET found = '' WHERE product_id = new.id;
	UPDATE product_questions SET found = '' WHERE product_id = new.id;
	RETURN NULL;
END $$;
CREATE TRIGGER products_found_by_new_name AFTER UPDATE OF name, sku ON products FOR EACH ROW
	WHEN ((old.name, old.sku) IS DISTINCT FROM (new.name, new.sku)) EXECUTE FUNCTION find_by_new_name();

-- Nobody need be told: what is shown stays as it is.
ALTER TABLE reviews DISABLE TRIGGER reviews_told;
ALTER TABLE product_questions DISABLE TRIGGER product_questions_told;
UPDATE reviews SET found = '';
UPDATE product_questions SET found = '';
ALTER TABLE reviews ENABLE TRIGGER reviews_told;
ALTER TABLE product_questions ENABLE TRIGGER product_questions_told;

DROP INDEX reviews_found;
DROP INDEX product_questions_found;
CREATE INDEX reviews_found ON reviews USING gin (found gin_trgm_ops);
CREATE INDEX product_questions_found ON product_questions USING gin (found gin_trgm_ops);
-- How common a word is decides whether it is looked up or met on a walk along the list.
ALTER TABLE reviews ALTER COLUMN found SET STATISTICS 1000;
ALTER TABLE product_questions ALTER COLUMN found SET STATISTICS 1000;

-- The best first are walked along an index too.
CREATE INDEX reviews_best ON reviews (rating DESC, created_at DESC, id DESC);
