export const WISHLIST_STORAGE_KEY = 'saalghar_wishlist'
