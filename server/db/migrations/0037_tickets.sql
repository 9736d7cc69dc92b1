-- What people write to the shop, worked on at the desk: by whom, until when, and every word that went back and forth.
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" integer REFERENCES "users"("id") ON DELETE SET NULL;
ALTER TABLE "enquiries" ADD COLUMN "closed_at" timestamptz;
-- The nearest deadline (domain/backoffice/ticket-clock.ts); null when nobody waits.
ALTER TABLE "enquiries" ADD COLUMN "due_at" timestamptz;
-- Part of the address to which answers are sent: who knows it writes to this ticket.
ALTER TABLE "enquiries" ADD COLUMN "reply_token" text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '');
ALTER TABLE "enquiries" ADD COLUMN "version" integer NOT NULL DEFAULT 1;
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_reply_token_unique" UNIQUE ("reply_token");

UPDATE "enquiries" SET "due_at" = nullif(least(
	CASE WHEN "status" = 'open' THEN "created_at" + interval '48 hours' ELSE 'infinity' END,
	CASE WHEN "kind" = 'grievance' AND "status" <> 'closed' THEN "created_at" + interval '1 month' ELSE 'infinity' END
), 'infinity');

-- What is written past the shop, with psql or from a file, gets the first clock too.
CREATE FUNCTION set_first_deadline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.due_at IS NULL AND new.status = 'open' THEN new.due_at := new.created_at + interval '48 hours'; END IF;
	RETURN new;
END $$;
CREATE TRIGGER enquiries_first_deadline BEFORE INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION set_first_deadline();

CREATE INDEX "enquiries_due" ON "enquiries" USING btree ("due_at", "id") WHERE "due_at" is not null;
-- What people wrote: the list and its count leave out what filled a field that nobody sees.
CREATE INDEX "enquiries_of_people" ON "enquiries" USING btree ("created_at" DESC, "id" DESC) WHERE NOT "data" ? 'suspect';
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "enquiries_assigned" ON "enquiries" USING btree ("assignee_id", "created_at" DESC) WHERE "assignee_id" is not null;
CREATE INDEX "enquiries_found" ON "enquiries" USING gin (lower("ticket" || ' ' || "name" || ' ' || "email" || ' ' || "phone" || ' ' || "subject") gin_trgm_ops);

CREATE TABLE "ticket_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"enquiry_id" integer NOT NULL REFERENCES "enquiries"("id") ON DELETE CASCADE,
	-- customer: what came back; answer: what the shop wrote; note: for the staff alone.
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" integer REFERENCES "users"("id") ON DELETE SET NULL,
	"from_address" text NOT NULL DEFAULT '',
	"via" text NOT NULL DEFAULT 'desk',
	-- The id of the mail it is or came by (RFC 5322): the thread is made of these, and a mail that comes twice is kept once.
	"message_id" text,
	"attachments" text[] NOT NULL DEFAULT '{}',
	"created_at" timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT "ticket_messages_kind" CHECK ("kind" IN ('customer', 'answer', 'note')),
	CONSTRAINT "ticket_messages_via" CHECK ("via" IN ('desk', 'mail', 'pasted'))
);
CREATE INDEX "ticket_messages_of_ticket" ON "ticket_messages" USING btree ("enquiry_id", "created_at", "id");
CREATE UNIQUE INDEX "ticket_messages_once" ON "ticket_messages" USING btree ("enquiry_id", "message_id");
CREATE INDEX "ticket_messages_by_mail" ON "ticket_messages" USING btree ("message_id") WHERE "message_id" is not null;

-- A mail that belongs to a conversation: its own id, and those before it, oldest first.
ALTER TABLE "mails" ADD COLUMN "message_id" text;
ALTER TABLE "mails" ADD COLUMN "thread" text[];

CREATE FUNCTION tell_of_ticket_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_desk('ticket_reply', (SELECT jsonb_build_object('ticket', e.ticket, 'ticket_kind', e.kind,
		'name', left(e.name, 80), 'subject', left(e.subject, 120)) FROM enquiries AS e WHERE e.id = new.enquiry_id));
	RETURN NULL;
END $$;
CREATE TRIGGER ticket_messages_told AFTER INSERT ON ticket_messages
	FOR EACH ROW WHEN (new.kind = 'customer' AND new.via = 'mail') EXECUTE FUNCTION tell_of_ticket_reply();
