-- A bright picture bears dark words on a light wash, a dark one light words on a dark wash: the morning stays a morning.
ALTER TABLE hero_slides ADD COLUMN "ink" text NOT NULL DEFAULT 'light'
	CONSTRAINT "hero_slides_ink" CHECK ("ink" IN ('light', 'dark'));
UPDATE hero_slides SET ink = 'dark' WHERE wide = 'hero-1.webp';
