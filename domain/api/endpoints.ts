import type { EndpointRow } from './endpoint.ts'
import { ACCOUNTS } from './endpoints/accounts.ts'
import { ARTICLE_DESK, ARTICLE_PREVIEW } from './endpoints/article-desk.ts'
import { AUDIT } from './endpoints/audit.ts'
import { BACK_OFFICE, COUNTER, ORDER_DESK, RETURN_DESK, SAVED_VIEWS } from './endpoints/backoffice.ts'
import { CATALOG, WISHLIST } from './endpoints/catalog.ts'
import { RESTOCK } from './endpoints/restock.ts'
import { REVIEW_PHOTOS } from './endpoints/review-photos.ts'
import { COMING_SOON, COMING_SOON_DESK } from './endpoints/coming-soon.ts'
import { DELIVERY } from './endpoints/delivery.ts'
import { OPENING } from './endpoints/opening.ts'
import { SETTINGS } from './endpoints/settings.ts'
import { CUSTOMERS } from './endpoints/customers.ts'
import { IMPORTS } from './endpoints/imports.ts'
import { BLOG, CONSULTATION_HOURS, ENQUIRIES, NEWSLETTER } from './endpoints/content.ts'
import { ANNOUNCEMENT_DESK, FRONT, HERO_DESK } from './endpoints/front.ts'
import { PROJECT_DESK, PROJECTS } from './endpoints/projects.ts'
import { QUESTIONS } from './endpoints/questions.ts'
import { QUESTION_DESK, REVIEW_DESK } from './endpoints/review-desk.ts'
import { CONSULTATION_DESK, TICKET_DESK } from './endpoints/ticket-desk.ts'
import { COUPONS, DOCUMENTS, ORDERS, PAYMENTS, RETURNS } from './endpoints/orders.ts'
import { PRODUCT_DESK } from './endpoints/product-desk.ts'
import { PICTURE_DESK } from './endpoints/pictures.ts'
import { COUPON_DESK } from './endpoints/coupon-desk.ts'
import { SEARCH_WORDS } from './endpoints/search-words.ts'
import { SHELVES } from './endpoints/shelves.ts'
import { STOCK_DESK } from './endpoints/stock-desk.ts'
import { JOINING, STAFF_DESK } from './endpoints/staff.ts'
import { PASSKEYS } from './endpoints/passkeys.ts'
import { UNDOCUMENTED } from './endpoints/undocumented.ts'

/**
 * Every endpoint of the shop. The browser imports the rows of one slice; this list is for the server, which names its
 * operations by it and proves that its routes are these and no others (server/http/endpoints.db.test.ts).
 */
export const ENDPOINTS = {
  accounts: ACCOUNTS,
  passkeys: PASSKEYS,
  catalog: CATALOG,
  reviewPhotos: REVIEW_PHOTOS,
  questions: QUESTIONS,
  reviewDesk: REVIEW_DESK,
  questionDesk: QUESTION_DESK,
  restock: RESTOCK,
  wishlist: WISHLIST,
  blog: BLOG,
  comingSoon: COMING_SOON,
  comingSoonDesk: COMING_SOON_DESK,
  articleDesk: ARTICLE_DESK,
  articlePreview: ARTICLE_PREVIEW,
  projects: PROJECTS,
  projectDesk: PROJECT_DESK,
  front: FRONT,
  heroDesk: HERO_DESK,
  announcementDesk: ANNOUNCEMENT_DESK,
  enquiries: ENQUIRIES,
  consultationHours: CONSULTATION_HOURS,
  ticketDesk: TICKET_DESK,
  consultationDesk: CONSULTATION_DESK,
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
  imports: IMPORTS,
  customers: CUSTOMERS,
  backOffice: BACK_OFFICE,
  savedViews: SAVED_VIEWS,
  audit: AUDIT,
  opening: OPENING,
  settings: SETTINGS,
  productDesk: PRODUCT_DESK,
  pictureDesk: PICTURE_DESK,
  stockDesk: STOCK_DESK,
  searchWords: SEARCH_WORDS,
  shelves: SHELVES,
  couponDesk: COUPON_DESK,
  staffDesk: STAFF_DESK,
  joining: JOINING,
  undocumented: UNDOCUMENTED,
} as const satisfies Record<string, Record<string, EndpointRow>>

export type ListedEndpoint = { name: string; row: EndpointRow }

export function allEndpoints(): ListedEndpoint[] {
  return Object.entries(ENDPOINTS).flatMap(([slice, rows]) =>
    Object.entries<EndpointRow>(rows).map(([key, row]) => ({ name: `${slice}.${key}`, row })),
  )
}
