import { accountRoutes, loginCodeRoutes } from './accounts/accounts.routes.ts'
import { passwordRoutes } from './accounts/password.routes.ts'
import { addressRoutes } from './accounts/addresses.routes.ts'
import { customerDataRoutes, customerRoutes } from './accounts/customers.staff.routes.ts'
import { joinRoutes } from './accounts/join.routes.ts'
import { googleRoutes } from './accounts/google.routes.ts'
import { passkeyRoutes } from './accounts/passkeys.routes.ts'
import { ownEmailRoutes, ownSessionRoutes, profileRoutes } from './accounts/profile.routes.ts'
import { recoveryCodeRoutes, secondStepRoutes, twoStepRoutes } from './accounts/two-step.routes.ts'
import { announcementRoutes } from './announcement/announcement.routes.ts'
import { staffAnnouncementRoutes } from './announcement/announcement.staff.routes.ts'
import { auditRoutes } from './audit/audit.staff.routes.ts'
import { failureRoutes } from './backoffice/failures.staff.routes.ts'
import { searchRoutes } from './backoffice/search.staff.routes.ts'
import { todayRoutes } from './backoffice/today.staff.routes.ts'
import { deliveryDateRoutes } from './catalog/delivery-date.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { roomRoutes } from './catalog/rooms.routes.ts'
import { reviewRoutes } from './catalog/reviews.routes.ts'
import { productFormRoutes, staffProductRoutes } from './catalog/products.staff.routes.ts'
import { missedSearchRoutes, searchWordRoutes } from './catalog/search-words.staff.routes.ts'
import { reviewPhotoRoutes } from './catalog/review-photos.routes.ts'
import { staffReviewRoutes } from './catalog/reviews.staff.routes.ts'
import { staffArticleRoutes } from './content/articles.staff.routes.ts'
import { articleActionRoutes } from './content/article-actions.staff.routes.ts'
import { articleVersionRoutes } from './content/article-versions.staff.routes.ts'
import { previewLinkRoutes } from './content/preview-links.staff.routes.ts'
import { blogRoutes } from './content/blog.routes.ts'
import { comingSoonRoutes } from './content/coming-soon.staff.routes.ts'
import { counterRoutes } from './counter/counter.staff.routes.ts'
import { couponDeskRoutes } from './coupons/coupons.staff.routes.ts'
import { couponRoutes } from './coupons/coupons.routes.ts'
import { deliveryRoutes } from './delivery/delivery.staff.routes.ts'
import { stopRoutes } from './delivery/stops.staff.routes.ts'
import { consultationRoutes } from './enquiries/consultations.routes.ts'
import { staffConsultationRoutes } from './enquiries/consultations.staff.routes.ts'
import { inboundMailRoutes } from './enquiries/inbound-mail.routes.ts'
import { ticketRoutes } from './enquiries/tickets.staff.routes.ts'
import { enquiryRoutes } from './enquiries/enquiries.routes.ts'
import { heroRoutes } from './hero/hero.routes.ts'
import { staffHeroRoutes } from './hero/hero.staff.routes.ts'
import { importRoutes, sheetRoutes } from './imports/imports.staff.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { modelRoutes } from './media/models.routes.ts'
import { contentPictureRoutes, pictureRoutes } from './pictures/pictures.staff.routes.ts'
import { productPictureRoutes } from './pictures/product-pictures.staff.routes.ts'
import { projectRoutes } from './projects/projects.routes.ts'
import { staffProjectRoutes } from './projects/projects.staff.routes.ts'
import { answerRoutes, questionRoutes } from './questions/questions.routes.ts'
import { staffQuestionRoutes } from './questions/questions.staff.routes.ts'
import { restockRoutes } from './restock/restock.routes.ts'
import { shelfRoutes } from './shelves/shelves.staff.routes.ts'
import type { Slice } from './slice.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'
import { newsletterRoutes, oneClickRoutes } from './newsletter/newsletter.routes.ts'
import { seoRoutes } from './seo/seo.routes.ts'
import { serviceWorkerRoutes } from './seo/service-worker.routes.ts'
import { devMailRoutes } from './dev-mail/dev-mail.routes.ts'
import { devStyleRoutes } from './dev-style/dev-style.routes.ts'
import { simulatorRoutes } from './adapters/razorpay/simulator/simulator.routes.ts'
import { openingRoutes } from './opening/opening.staff.routes.ts'
import { settingsRoutes } from './settings/settings.staff.routes.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { cancellationRoutes, orderRoutes } from './orders/orders.routes.ts'
import { savedViewRoutes } from './backoffice/saved-views.staff.routes.ts'
import { staffOrderRoutes } from './orders/orders.staff.routes.ts'
import { shipmentRoutes } from './orders/shipments.staff.routes.ts'
import { orderActionRoutes } from './orders/order-actions.staff.routes.ts'
import { orderMoneyRoutes } from './orders/order-money.staff.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { returnRoutes } from './returns/returns.routes.ts'
import { stockDeskRoutes, stockMoveRoutes } from './stock-desk/stock-desk.staff.routes.ts'
import { staffReturnRoutes } from './returns/returns.staff.routes.ts'
import { invitationRoutes } from './staff/invitations.staff.routes.ts'
import { staffRoutes, staffSessionRoutes } from './staff/staff.staff.routes.ts'

/** Every slice of the shop, in one place. */
export const slices: readonly Slice[] = [
  accountRoutes,
  loginCodeRoutes,
  passwordRoutes,
  profileRoutes,
  ownEmailRoutes,
  ownSessionRoutes,
  secondStepRoutes,
  twoStepRoutes,
  recoveryCodeRoutes,
  passkeyRoutes,
  joinRoutes,
  addressRoutes,
  googleRoutes,
  devMailRoutes,
  devStyleRoutes,
  catalogRoutes,
  deliveryDateRoutes,
  roomRoutes,
  reviewRoutes,
  searchWordRoutes,
  missedSearchRoutes,
  shelfRoutes,
  reviewPhotoRoutes,
  staffProductRoutes,
  productFormRoutes,
  staffReviewRoutes,
  questionRoutes,
  answerRoutes,
  staffQuestionRoutes,
  mediaRoutes,
  modelRoutes,
  pictureRoutes,
  contentPictureRoutes,
  productPictureRoutes,
  wishlistRoutes,
  restockRoutes,
  couponRoutes,
  couponDeskRoutes,
  orderRoutes,
  cancellationRoutes,
  staffOrderRoutes,
  shipmentRoutes,
  savedViewRoutes,
  orderActionRoutes,
  orderMoneyRoutes,
  paymentRoutes,
  invoiceRoutes,
  returnRoutes,
  staffReturnRoutes,
  counterRoutes,
  deliveryRoutes,
  stopRoutes,
  stockDeskRoutes,
  stockMoveRoutes,
  importRoutes,
  sheetRoutes,
  customerRoutes,
  customerDataRoutes,
  todayRoutes,
  failureRoutes,
  searchRoutes,
  auditRoutes,
  openingRoutes,
  settingsRoutes,
  invitationRoutes,
  staffRoutes,
  staffSessionRoutes,
  simulatorRoutes,
  blogRoutes,
  staffArticleRoutes,
  articleActionRoutes,
  articleVersionRoutes,
  previewLinkRoutes,
  comingSoonRoutes,
  projectRoutes,
  staffProjectRoutes,
  heroRoutes,
  staffHeroRoutes,
  announcementRoutes,
  staffAnnouncementRoutes,
  enquiryRoutes,
  ticketRoutes,
  consultationRoutes,
  staffConsultationRoutes,
  inboundMailRoutes,
  newsletterRoutes,
  oneClickRoutes,
  seoRoutes,
  serviceWorkerRoutes,
]
