import { announcementRoute } from './backoffice/announcement.route.ts'
import { auditEntryRoute } from './backoffice/audit-entry.route.ts'
import { auditRoute } from './backoffice/audit.route.ts'
import { backofficePartsRoute } from './backoffice/backoffice-parts.route.ts'
import { backofficeRoute } from './backoffice/backoffice.route.ts'
import { categoriesRoute } from './backoffice/categories.route.ts'
import { colleagueRoute } from './backoffice/colleague.route.ts'
import { comingSoonRoute } from './backoffice/coming-soon.route.ts'
import { consultationsRoute } from './backoffice/consultations.route.ts'
import { couponsRoute } from './backoffice/coupons.route.ts'
import { customerRoute } from './backoffice/customer.route.ts'
import { customersRoute } from './backoffice/customers.route.ts'
import { deliveryRoute } from './backoffice/delivery.route.ts'
import { newArticleRoute } from './backoffice/desk-article-new.route.ts'
import { deskArticlePreviewRoute } from './backoffice/desk-article-preview.route.ts'
import { deskArticleRoute } from './backoffice/desk-article.route.ts'
import { deskArticlesRoute } from './backoffice/desk-articles.route.ts'
import { deskOrdersRoute } from './backoffice/desk-orders.route.ts'
import { newProductRoute } from './backoffice/desk-product-new.route.ts'
import { productPreviewRoute } from './backoffice/desk-product-preview.route.ts'
import { deskProductRoute } from './backoffice/desk-product.route.ts'
import { deskProductsRoute } from './backoffice/desk-products.route.ts'
import { newProjectRoute } from './backoffice/desk-project-new.route.ts'
import { deskProjectRoute } from './backoffice/desk-project.route.ts'
import { deskProjectsRoute } from './backoffice/desk-projects.route.ts'
import { deskQuestionRoute } from './backoffice/desk-question.route.ts'
import { deskQuestionsRoute } from './backoffice/desk-questions.route.ts'
import { deskReviewRoute } from './backoffice/desk-review.route.ts'
import { deskReviewsRoute } from './backoffice/desk-reviews.route.ts'
import { newHeroSlideRoute } from './backoffice/hero-slide-new.route.ts'
import { heroSlideRoute } from './backoffice/hero-slide.route.ts'
import { heroRoute } from './backoffice/hero.route.ts'
import { importRoute } from './backoffice/import.route.ts'
import { importsRoute } from './backoffice/imports.route.ts'
import { missedSearchesRoute } from './backoffice/missed-searches.route.ts'
import { newOrderRoute } from './backoffice/new-order.route.ts'
import { openingRoute } from './backoffice/opening.route.ts'
import { orderRoute } from './backoffice/order.route.ts'
import { productPicturesRoute } from './backoffice/product-pictures.route.ts'
import { returnRoute } from './backoffice/return.route.ts'
import { returnsRoute } from './backoffice/returns.route.ts'
import { searchWordsRoute } from './backoffice/search-words.route.ts'
import { settingsPartRoute } from './backoffice/settings-part.route.ts'
import { settingsRoute } from './backoffice/settings.route.ts'
import { staffRoute } from './backoffice/staff.route.ts'
import { stockCountRoute } from './backoffice/stock-count.route.ts'
import { stockMovesRoute } from './backoffice/stock-moves.route.ts'
import { stockPieceRoute } from './backoffice/stock-piece.route.ts'
import { stockRoute } from './backoffice/stock.route.ts'
import { ticketRoute } from './backoffice/ticket.route.ts'
import { ticketsRoute } from './backoffice/tickets.route.ts'
import { todayRoute } from './backoffice/today.route.ts'
import { trySearchRoute } from './backoffice/try-search.route.ts'
import { devStyleRoute } from './dev-style.route.ts'
import { rootRoute } from './root.route.tsx'
import { storefrontScreens } from './shop-tree.ts'
import { storefrontRoute } from './storefront.route.tsx'

/** One file per screen; what stands in the side bar is listed in web/backoffice/frame/areas.ts. */
const backoffice = backofficeRoute.addChildren([
  todayRoute,
  deskOrdersRoute,
  orderRoute,
  returnsRoute,
  returnRoute,
  newOrderRoute,
  auditRoute,
  auditEntryRoute,
  openingRoute,
  settingsRoute,
  settingsPartRoute,
  deskProductsRoute,
  newProductRoute,
  deskProductRoute,
  productPreviewRoute,
  productPicturesRoute,
  deliveryRoute,
  stockRoute,
  stockPieceRoute,
  stockCountRoute,
  stockMovesRoute,
  couponsRoute,
  categoriesRoute,
  searchWordsRoute,
  missedSearchesRoute,
  trySearchRoute,
  importsRoute,
  importRoute,
  customersRoute,
  customerRoute,
  ticketsRoute,
  ticketRoute,
  consultationsRoute,
  deskReviewsRoute,
  deskReviewRoute,
  deskQuestionsRoute,
  deskQuestionRoute,
  deskArticlesRoute,
  newArticleRoute,
  comingSoonRoute,
  deskArticleRoute,
  deskArticlePreviewRoute,
  staffRoute,
  colleagueRoute,
  deskProjectsRoute,
  newProjectRoute,
  deskProjectRoute,
  heroRoute,
  newHeroSlideRoute,
  heroSlideRoute,
  announcementRoute,
  backofficePartsRoute,
])

/** No shopper's page carries the desk or the page of all parts. */
export const routeTree = rootRoute.addChildren([
  storefrontRoute.addChildren([...storefrontScreens, devStyleRoute]),
  backoffice,
])
