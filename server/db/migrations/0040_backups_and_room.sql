-- Backups that were made of this shop: the list of what is missing for opening asks for the newest.
CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"made_at" timestamp with time zone NOT NULL DEFAULT now(),
	"place" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" integer NOT NULL
);

-- Written and emptied to find out whether the disk of the database takes anything again.
CREATE TABLE "write_probe" ("filler" text NOT NULL);
