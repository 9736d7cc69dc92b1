import type { EndpointRow } from './endpoint.ts'
import { ACCOUNTS } from './endpoints/accounts.ts'
import { AUDIT } from './endpoints/audit.ts'
import { BACK_OFFICE, COUNTER, ORDER_DESK, RETURN_DESK, SAVED_VIEWS } from './endpoints/backoffice.ts'
import { CATALOG, RESTOCK, REVIEW_PHOTOS, WISHLIST } from './endpoints/catalog.ts'
import { DELIVERY } from './endpoints/delivery.ts'
import { BLOG, ENQUIRIES, NEWSLETTER } from './endpoints/content.ts'
import { OPENING } from './endpoints/opening.ts'
import { SETTINGS } from './endpoints/settings.ts'
import { COUPONS, DOCUMENTS, ORDERS, PAYMENTS, RETURNS } from './endpoints/orders.ts'
import { PRODUCT_DESK } from './endpoints/product-desk.ts'
import { PICTURE_DESK } from './endpoints/pictures.ts'
import { UNDOCUMENTED } from './endpoints/undocumented.ts'

/**
 * Every endpoint of the shop. The browser imports the rows of one slice; this list is for the server, which names its
 * operations by it and proves that its routes are these and no others (server/http/endpoints.db.test.ts).
 */
export const ENDPOINTS = {
  accounts: ACCOUNTS,
  catalog: CATALOG,
  reviewPhotos: REVIEW_PHOTOS,
  restock: RESTOCK,
  wishlist: WISHLIST,
  blog: BLOG,
  enquiries: ENQUIRIES,
  newsletter: NEWSLETTER,
  orders: ORDERS,
  documents: DOCUMENTS,
  coupons: COUPONS,
  payments: PAYMENTS,
  returns: RETURNS,
  orderDesk: ORDER_DESK,
  returnDesk: RETURN_DESK,
  counter: COUNTER,
  delivery: DELIVERY,
  backOffice: BACK_OFFICE,
  savedViews: SAVED_VIEWS,
  audit: AUDIT,
  opening: OPENING,
  settings: SETTINGS,
  productDesk: PRODUCT_DESK,
  pictureDesk: PICTURE_DESK,
  undocumented: UNDOCUMENTED,
} as const satisfies Record<string, Record<string, EndpointRow>>

export type ListedEndpoint = { name: string; row: EndpointRow }

export function allEndpoints(): ListedEndpoint[] {
  return Object.entries(ENDPOINTS).flatMap(([slice, rows]) =>
    Object.entries<EndpointRow>(rows).map(([key, row]) => ({ name: `${slice}.${key}`, row })),
  )
}
