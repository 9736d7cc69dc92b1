-- Part of a picture's address, so that a new one is never hidden by an older copy. It was made anew for each of the sixty pictures
-- of a listing.
ALTER TABLE pictures ADD COLUMN version text NOT NULL GENERATED ALWAYS AS (left(md5(placeholder || color), 8)) STORED;
