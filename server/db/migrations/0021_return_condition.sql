-- How each piece of a return came back: good ones go on sale again, damaged ones stay out of the stock.
ALTER TABLE "return_requests" ADD COLUMN "condition" jsonb;
CREATE INDEX "return_requests_by_status" ON "return_requests" USING btree ("status", "created_at" DESC, "id" DESC);
