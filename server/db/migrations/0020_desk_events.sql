-- What the people who run the shop are told at once, in every open window, whichever process saw it happen; and what went wrong
-- and waits for a person.

-- Kept for two weeks, so that a window that was away misses nothing.
CREATE TABLE "desk_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX "desk_events_age" ON "desk_events" USING btree ("created_at");

-- A mail that does not leave: since when the desk shows it, why, and whether the shop has stopped trying.
ALTER TABLE "mails" ADD COLUMN "failure" text;
ALTER TABLE "mails" ADD COLUMN "failed_at" timestamptz;
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamptz;
-- Until when one worker has this mail in hand: two jobs for one mail send it once.
ALTER TABLE "mails" ADD COLUMN "sending_until" timestamptz;
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE "failed_at" is not null;

ALTER TABLE "provider_events" ADD COLUMN "failure" text;
ALTER TABLE "provider_events" ADD COLUMN "failed_at" timestamptz;
CREATE INDEX "provider_events_unreadable" ON "provider_events" USING btree ("received_at") WHERE "outcome" = 'unreadable';
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE "status" = 'failed';

-- Work that used up its tries, once per work: what fails every minute is one line with a count.
CREATE TABLE "failed_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"failure" text NOT NULL,
	"times" integer NOT NULL DEFAULT 1,
	"failed_at" timestamptz NOT NULL,
	"retried_at" timestamptz
);
CREATE UNIQUE INDEX "failed_jobs_waiting" ON "failed_jobs" USING btree ("queue", md5("data"::text)) WHERE "retried_at" is null;

-- What the desk counts every time it is opened.
CREATE INDEX "orders_paid_on" ON "orders" USING btree ("paid_at") INCLUDE ("total_amount", "status") WHERE "paid_at" is not null;
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("promised_to") WHERE "status" = 'processing' AND "packed_at" is null;
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("created_at") WHERE "status" = 'open';
CREATE INDEX "return_requests_to_decide" ON "return_requests" USING btree ("created_at") WHERE "status" = 'requested';
CREATE INDEX "users_found" ON "users" USING gin (lower("name" || ' ' || "email") gin_trgm_ops);
CREATE INDEX "products_found" ON "products" USING gin (lower("name" || ' ' || "sku") gin_trgm_ops);
CREATE INDEX "product_variants_found" ON "product_variants" USING gin (lower("sku") gin_trgm_ops);

-- A notice holds at most 8,000 bytes: the facts are short, the words are made of them by domain/backoffice/desk-events.ts.
CREATE FUNCTION tell_desk(what text, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	told desk_events;
BEGIN
	-- Data that is filled in, such as the demo's, is no news.
	IF current_setting('saalghar.quiet', true) = 'on' THEN RETURN; END IF;
	INSERT INTO desk_events (kind, data) VALUES (what, facts) RETURNING * INTO told;
	PERFORM pg_notify('desk_events', to_jsonb(told)::text);
END $$;

CREATE FUNCTION order_facts(the_order orders) RETURNS jsonb LANGUAGE sql STABLE
RETURN jsonb_build_object('order_id', the_order.id, 'number', the_order.order_number, 'total', the_order.total_amount) || coalesce((
	SELECT jsonb_build_object('name', left(a.name, 80), 'city', left(a.city, 80)) FROM order_addresses AS a
	WHERE a.order_id = the_order.id AND a.kind = 'shipping'), '{}');

CREATE FUNCTION tell_of_paid_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('order_paid', order_facts(new));
	RETURN NULL;
END $$;
CREATE TRIGGER orders_paid_told AFTER UPDATE OF paid_at ON orders
	FOR EACH ROW WHEN (old.paid_at IS NULL AND new.paid_at IS NOT NULL) EXECUTE FUNCTION tell_of_paid_order();
CREATE TRIGGER orders_paid_told_new AFTER INSERT ON orders
	FOR EACH ROW WHEN (new.paid_at IS NOT NULL) EXECUTE FUNCTION tell_of_paid_order();

-- That nobody paid an order and it was closed is no news; that something paid will not be bought is.
CREATE FUNCTION tell_of_cancelled_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('order_cancelled', order_facts(new));
	RETURN NULL;
END $$;
CREATE TRIGGER orders_cancelled_told AFTER UPDATE OF cancelled_at ON orders
	FOR EACH ROW WHEN (old.cancelled_at IS NULL AND new.cancelled_at IS NOT NULL AND new.paid_at IS NOT NULL)
	EXECUTE FUNCTION tell_of_cancelled_order();

CREATE FUNCTION tell_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('return_requested', jsonb_build_object('return_id', new.id, 'return_number', new.number,
		'order_id', new.order_id, 'number', (SELECT o.order_number FROM orders AS o WHERE o.id = new.order_id)));
	RETURN NULL;
END $$;
CREATE TRIGGER return_requests_told AFTER INSERT ON return_requests FOR EACH ROW EXECUTE FUNCTION tell_of_return();

CREATE FUNCTION tell_of_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('ticket_opened', jsonb_build_object('ticket', new.ticket, 'ticket_kind', new.kind,
		'name', left(new.name, 80), 'subject', left(new.subject, 120)));
	RETURN NULL;
END $$;
CREATE TRIGGER enquiries_told AFTER INSERT ON enquiries
	FOR EACH ROW WHEN (NOT new.data ? 'suspect') EXECUTE FUNCTION tell_of_ticket();

CREATE FUNCTION tell_of_failed_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('refund_failed', jsonb_build_object('refund_id', new.id, 'order_id', new.order_id, 'amount', new.amount,
		'number', (SELECT o.order_number FROM orders AS o WHERE o.id = new.order_id)));
	RETURN NULL;
END $$;
CREATE TRIGGER refunds_failed_told AFTER UPDATE OF status ON refunds
	FOR EACH ROW WHEN (old.status <> 'failed' AND new.status = 'failed') EXECUTE FUNCTION tell_of_failed_refund();

CREATE FUNCTION tell_of_failed_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('mail_failed', jsonb_build_object('mail_id', new.id, 'to', left(new."to", 120), 'template', new.template,
		'given_up', new.given_up_at IS NOT NULL));
	RETURN NULL;
END $$;
CREATE TRIGGER mails_failed_told AFTER UPDATE OF failed_at, given_up_at ON mails
	FOR EACH ROW WHEN ((old.failed_at IS NULL AND new.failed_at IS NOT NULL) OR (old.given_up_at IS NULL AND new.given_up_at IS NOT NULL))
	EXECUTE FUNCTION tell_of_failed_mail();

CREATE FUNCTION tell_of_failed_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('webhook_failed', jsonb_build_object('event_id', new.id, 'event', left(new.event, 100)));
	RETURN NULL;
END $$;
CREATE TRIGGER provider_events_failed_told AFTER UPDATE OF failed_at, outcome ON provider_events
	FOR EACH ROW WHEN ((old.failed_at IS NULL AND new.failed_at IS NOT NULL)
		OR (old.outcome IS DISTINCT FROM new.outcome AND new.outcome = 'unreadable'))
	EXECUTE FUNCTION tell_of_failed_webhook();

CREATE FUNCTION tell_of_failed_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('job_failed', jsonb_build_object('job_id', new.id, 'queue', new.queue));
	RETURN NULL;
END $$;
CREATE TRIGGER failed_jobs_told AFTER INSERT ON failed_jobs FOR EACH ROW EXECUTE FUNCTION tell_of_failed_job();

-- Made with NULLS LAST the list of orders, newest first, could not use it and sorted everything.
DROP INDEX "orders_newest";
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC, "id" DESC);

-- Orders in whose words every pattern stands. The words of all orders lie in memory: that the trigram index jumps about in
-- them costs less than the planner believes, and reading all of them costs more.
CREATE FUNCTION orders_with_words(patterns text[]) RETURNS SETOF integer LANGUAGE plpgsql STABLE ROWS 1000
SET random_page_cost = 1.0 SET cpu_operator_cost = 0.02 AS $$
BEGIN
	RETURN QUERY EXECUTE 'SELECT order_id FROM order_search WHERE '
		|| (SELECT string_agg(format('words LIKE %L', pattern), ' AND ') FROM unnest(patterns) AS pattern);
END $$;
