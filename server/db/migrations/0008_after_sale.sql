-- A firm's name stands beside its GSTIN on the invoice.
ALTER TABLE "order_addresses" ADD COLUMN "company_name" text;

-- Why the shop cancelled, in the words that the customer reads.
ALTER TABLE "orders" ADD COLUMN "cancellation_reason" text;

-- To whom an answer goes, and whose invoice travels along.
ALTER TABLE "mails" ADD COLUMN "reply_to" text;
ALTER TABLE "mails" ADD COLUMN "invoice_order_id" integer;
