-- A code of six digits can be guessed, so wrong tries are counted.
ALTER TABLE "one_time_links" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
-- What has run out is swept away by date.
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
CREATE INDEX "one_time_links_expiry" ON "one_time_links" USING btree ("expires_at");
