-- Who is blocked cannot log in, and so cannot order; why stands beside it.
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "version" integer NOT NULL DEFAULT 1;

-- What staff know of a customer. Only staff read it.
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE CASCADE,
	"author_id" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL DEFAULT now()
);
CREATE INDEX "customer_notes_user" ON "customer_notes" ("user_id", "created_at" DESC);

-- The list of customers, newest first or by name.
CREATE INDEX "users_customers_newest" ON "users" ("created_at" DESC, "id" DESC) WHERE "role" = 'customer';
CREATE INDEX "users_customers_name" ON "users" (lower("name"), "id") WHERE "role" = 'customer';

-- Everything a customer may be asked for by, in one text: name, mail, telephones and towns of their addresses and orders.
CREATE TABLE "customer_search" (
	"user_id" integer PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE,
	"words" text NOT NULL
);
CREATE INDEX "customer_search_words" ON "customer_search" USING gin ("words" gin_trgm_ops);

CREATE FUNCTION customer_words(wanted integer[]) RETURNS TABLE (user_id integer, words text) LANGUAGE sql STABLE AS $$
	SELECT u.id, lower(concat_ws(' ', u.name, u.email,
		(SELECT string_agg(DISTINCT concat_ws(' ', a.name, a.phone, regexp_replace(a.phone, '\D', '', 'g'), a.city, a.postal_code), ' ')
			FROM saved_addresses a WHERE a.user_id = u.id),
		(SELECT string_agg(DISTINCT concat_ws(' ', a.name, a.phone, regexp_replace(a.phone, '\D', '', 'g'), a.city, a.postal_code, a.company_name), ' ')
			FROM orders o JOIN order_addresses a ON a.order_id = o.id WHERE o.user_id = u.id)))
	FROM users u WHERE u.id = ANY (wanted) AND u.role = 'customer'
$$;

CREATE FUNCTION keep_customer_words(wanted integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO customer_search (user_id, words) SELECT * FROM customer_words(wanted)
	ON CONFLICT (user_id) DO UPDATE SET words = excluded.words WHERE customer_search.words <> excluded.words
$$;

CREATE FUNCTION find_customer_by_own_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_customer_words(ARRAY(SELECT id FROM changed));
	RETURN NULL;
END $$;
CREATE TRIGGER users_found_new AFTER INSERT ON users REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_own_words();
CREATE TRIGGER users_found_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_own_words();

CREATE FUNCTION find_customer_by_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_customer_words(ARRAY(SELECT DISTINCT user_id FROM changed));
	RETURN NULL;
END $$;
CREATE TRIGGER saved_addresses_found_new AFTER INSERT ON saved_addresses REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_addresses();
CREATE TRIGGER saved_addresses_found_changed AFTER UPDATE ON saved_addresses REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_addresses();
CREATE TRIGGER saved_addresses_found_gone AFTER DELETE ON saved_addresses REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_addresses();

CREATE FUNCTION find_customer_by_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_customer_words(ARRAY(SELECT DISTINCT o.user_id FROM changed c JOIN orders o ON o.id = c.order_id WHERE o.user_id IS NOT NULL));
	RETURN NULL;
END $$;
CREATE TRIGGER order_addresses_tell_customer AFTER INSERT ON order_addresses REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_orders();
CREATE TRIGGER order_addresses_tell_customer_anew AFTER UPDATE ON order_addresses REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION find_customer_by_orders();
SELECT keep_customer_words(ARRAY(SELECT id FROM users));

-- As orders_with_words (migration 0020): the words lie in memory, and jumping about in them costs less than the planner believes.
CREATE FUNCTION customers_with_words(patterns text[]) RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 1000
SET random_page_cost = 1.0 SET cpu_operator_cost = 0.02 AS $$
BEGIN
	RETURN QUERY EXECUTE 'SELECT user_id FROM customer_search WHERE '
		|| (SELECT string_agg(format('words LIKE %L', pattern), ' AND ') FROM unnest(patterns) AS pattern);
END $$;
