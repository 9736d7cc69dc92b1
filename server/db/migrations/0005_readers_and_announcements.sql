-- Nobody is written to before a mail to their address was answered.
ALTER TABLE "newsletter_readers" ADD COLUMN "confirm_hash" bytea;
ALTER TABLE "newsletter_readers" ADD COLUMN "confirm_until" timestamp with time zone;
-- Every mail to a reader carries the way out.
ALTER TABLE "newsletter_readers" ADD COLUMN "leave_token" text DEFAULT gen_random_uuid()::text NOT NULL;
ALTER TABLE "newsletter_readers" ALTER COLUMN "leave_token" DROP DEFAULT;
ALTER TABLE "newsletter_readers" ADD CONSTRAINT "newsletter_readers_leave_token_unique" UNIQUE("leave_token");
-- An article is announced once.
ALTER TABLE "blog_posts" ADD COLUMN "announced_at" timestamp with time zone;
CREATE INDEX "blog_posts_unannounced" ON "blog_posts" USING btree ("published_at") WHERE announced_at is null;
