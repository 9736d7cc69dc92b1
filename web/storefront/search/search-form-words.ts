type Place = { location: { pathname: string; search: { search?: string } } }

export const SHOP_SEARCH = 'Find in the shop'
export const SHOP_SEARCH_HINT = 'Search furniture'

/** The header's and the menu's box, with and without suggestions. */
export const SHOP_SEARCH_FORM = { label: SHOP_SEARCH, isLabelHidden: true, submitLabel: 'Find', action: '/products' }

/** On a listing that was searched for the box shows what; elsewhere nothing. */
export const searchedFor = ({ location }: Place) =>
  location.pathname === '/products' ? (location.search.search ?? '') : ''
