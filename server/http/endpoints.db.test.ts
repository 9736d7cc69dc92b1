import { expect, test } from 'vitest'
import * as accounts from '#domain/api/accounts.ts'
import { articleDesk, articlePreview } from '#domain/api/article-desk.ts'
import { comingSoon, comingSoonDesk } from '#domain/api/coming-soon.ts'
import { audit } from '#domain/api/audit.ts'
import { backoffice } from '#domain/api/backoffice.ts'
import { catalogContract, reviewPhoto } from '#domain/api/catalog.ts'
import { blog } from '#domain/api/content.ts'
import { counter } from '#domain/api/counter.ts'
import { couponDesk } from '#domain/api/coupon-desk.ts'
import { coupons } from '#domain/api/coupons.ts'
import { delivery } from '#domain/api/delivery.ts'
import { documents } from '#domain/api/documents.ts'
import { allEndpoints, type ENDPOINTS } from '#domain/api/endpoints.ts'
import { enquiriesContract, newsletterContract } from '#domain/api/enquiries.ts'
import { announcementDesk, frontContract, heroDesk } from '#domain/api/front.ts'
import { projectDesk, projectsContract } from '#domain/api/projects.ts'
import { opening } from '#domain/api/opening.ts'
import { settingsDesk } from '#domain/api/settings.ts'
import { customers } from '#domain/api/customers.ts'
import { imports } from '#domain/api/imports.ts'
import { orderDesk } from '#domain/api/order-desk.ts'
import { orders } from '#domain/api/orders.ts'
import { payments } from '#domain/api/payments.ts'
import { productDesk } from '#domain/api/product-desk.ts'
import { pictureDesk } from '#domain/api/picture-desk.ts'
import { questionDesk, questionsContract } from '#domain/api/questions.ts'
import { restock } from '#domain/api/restock.ts'
import { returnDesk } from '#domain/api/return-desk.ts'
import { returns } from '#domain/api/returns.ts'
import { reviewDesk } from '#domain/api/review-desk.ts'
import { savedViews } from '#domain/api/saved-views.ts'
import { searchWords } from '#domain/api/search-words.ts'
import { shelves } from '#domain/api/shelves.ts'
import { stockDesk } from '#domain/api/stock-desk.ts'
import { consultationDesk, consultationHours, ticketDesk } from '#domain/api/ticket-desk.ts'
import { passkeyContract } from '#domain/api/passkeys.ts'
import { joining, staffDesk } from '#domain/api/staff.ts'
import { wishlistContract } from '#domain/api/wishlist.ts'
import { testShop } from '#server/testing/test-shop.ts'

/** The contracts of the rows' types. What is undocumented has none. */
const CONTRACTS: Record<Exclude<keyof typeof ENDPOINTS, 'undocumented'>, object> = {
  accounts,
  passkeys: passkeyContract,
  catalog: catalogContract,
  reviewPhotos: { reviewPhoto },
  questions: questionsContract,
  reviewDesk,
  questionDesk,
  restock,
  wishlist: wishlistContract,
  blog,
  comingSoon,
  comingSoonDesk,
  articleDesk,
  articlePreview,
  projects: projectsContract,
  projectDesk,
  front: frontContract,
  heroDesk,
  announcementDesk,
  enquiries: enquiriesContract,
  consultationHours,
  ticketDesk,
  consultationDesk,
  newsletter: newsletterContract,
  orders,
  documents,
  coupons,
  payments,
  returns,
  orderDesk,
  savedViews,
  pictureDesk,
  returnDesk,
  counter,
  delivery,
  imports,
  customers,
  backOffice: backoffice,
  audit,
  opening,
  settings: settingsDesk,
  productDesk,
  stockDesk,
  searchWords,
  shelves,
  couponDesk,
  staffDesk,
  joining,
}

const { app } = await testShop()
const routes = app.guardedRoutes

test('every route of the API has a row in domain/api/endpoints, and every row a route: method, path and who may call', () => {
  const rows = allEndpoints().map(({ row }) => row.join(' '))
  const registered = routes.map(({ method, url, access }) => [method, url, access].join(' '))
  expect(registered.toSorted()).toEqual(rows.toSorted())
})

test('a route takes and gives what the type of its row says', () => {
  const contracts = CONTRACTS as Record<string, Record<string, unknown>>
  const wrong = allEndpoints().filter(({ name, row: [method, path] }) => {
    const [slice = '', key = ''] = name.split('.')
    const route = routes.find((candidate) => candidate.method === method && candidate.url === path)
    return slice !== 'undocumented' && (route === undefined || route.schema !== contracts[slice]?.[key])
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('the OpenAPI document calls its operations by the names of the rows', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId?: string }>>
  }>()
  expect(paths['/api/orders/{id}/cancel']?.patch?.operationId).toBe('orders.cancel')
})
