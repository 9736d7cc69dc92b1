/** The listing's own search box, before and after its suggestions have come. */
export const LISTING_SEARCH = { label: 'Search', action: '/products' }
export const LISTING_SEARCH_HINT = 'Sofa, teak, almirah…'
