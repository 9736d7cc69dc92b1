/** The element that carries what a page was rendered from. */
export const PAGE_DATA_ID = 'page-data'
