-- Where the pieces of a room stand in its picture, in percent from the upper left: [{"product": slug, "x": 64.1, "y": 59.1}].
-- The studio measures them; a picture without any is a picture of one piece.
ALTER TABLE "pictures" ADD COLUMN "spots" jsonb NOT NULL DEFAULT '[]'::jsonb;
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_spots_are_a_list" CHECK (jsonb_typeof("spots") = 'array');
