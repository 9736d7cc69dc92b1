-- A price or a size that nobody asked for before counts the pieces that fit, cell by cell. Each is now read along an index that
-- holds what the count needs: only what fits is read, not all products.
DROP INDEX product_listing_counts;
CREATE INDEX product_listing_counts ON product_listing (cell_id, price) INCLUDE (width_mm, depth_mm, height_mm, product_id);
CREATE INDEX product_listing_width ON product_listing (width_mm) INCLUDE (cell_id, price, depth_mm, height_mm);
CREATE INDEX product_listing_depth ON product_listing (depth_mm) INCLUDE (cell_id, price, width_mm, height_mm);
CREATE INDEX product_listing_height ON product_listing (height_mm) INCLUDE (cell_id, price, width_mm, depth_mm);
