import { backofficePartsRoute } from './backoffice/backoffice-parts.route.ts'
import { backofficeRoute } from './backoffice/backoffice.route.ts'
import { deskOrdersRoute } from './backoffice/desk-orders.route.ts'
import { orderRoute } from './backoffice/order.route.ts'
import { newOrderRoute } from './backoffice/new-order.route.ts'
import { consultationsRoute } from './backoffice/consultations.route.ts'
import { deskQuestionRoute } from './backoffice/desk-question.route.ts'
import { deskQuestionsRoute } from './backoffice/desk-questions.route.ts'
import { deskReviewRoute } from './backoffice/desk-review.route.ts'
import { deskReviewsRoute } from './backoffice/desk-reviews.route.ts'
import { ticketRoute } from './backoffice/ticket.route.ts'
import { ticketsRoute } from './backoffice/tickets.route.ts'
import { returnRoute } from './backoffice/return.route.ts'
import { returnsRoute } from './backoffice/returns.route.ts'
import { todayRoute } from './backoffice/today.route.ts'
import { accountConfirmEmailRoute } from './account-confirm-email.route.ts'
import { accountRoute } from './account.route.ts'
import { forgotPasswordRoute } from './forgot-password.route.ts'
import { googleCallbackRoute } from './google-callback.route.ts'
import { checkoutRoute } from './checkout.route.ts'
import { homeRoute } from './home.route.ts'
import { loginRoute } from './login.route.ts'
import { registerRoute } from './register.route.ts'
import { resetPasswordRoute } from './reset-password.route.ts'
import { membersRoute } from './members.route.ts'
import { orderConfirmationRoute } from './order-confirmation.route.ts'
import { ordersRoute } from './orders.route.ts'
import { productsRoute } from './products.route.ts'
import { wishlistRoute } from './wishlist.route.ts'
import { productRoute } from './product.route.ts'
import { aboutRoute } from './about.route.ts'
import { contactRoute } from './contact.route.ts'
import { articleRoute } from './article.route.ts'
import { blogRoute } from './blog.route.ts'
import { newsletterRoute } from './newsletter.route.ts'
import { projectsRoute } from './projects.route.ts'
import { projectRoute } from './project.route.ts'
import { privacyPolicyRoute } from './privacy-policy.route.ts'
import { termsConditionsRoute } from './terms-conditions.route.ts'
import { shippingPolicyRoute } from './shipping-policy.route.ts'
import { returnRefundPolicyRoute } from './return-refund-policy.route.ts'
import { cancellationPolicyRoute } from './cancellation-policy.route.ts'
import { disclaimerRoute } from './disclaimer.route.ts'
import { siteMapRoute } from './site-map.route.ts'
import { devStyleRoute } from './dev-style.route.ts'
import { lostRoute } from './lost.route.ts'
import { rootRoute } from './root.route.tsx'
import { storefrontRoute } from './storefront.route.tsx'

/** One entry per row of the route table; any other path is the 404 page. */
const storefront = storefrontRoute.addChildren([
  loginRoute,
  registerRoute,
  googleCallbackRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  accountConfirmEmailRoute,
  homeRoute,
  membersRoute.addChildren([checkoutRoute, ordersRoute, accountRoute]),
  orderConfirmationRoute,
  productsRoute,
  productRoute,
  wishlistRoute,
  aboutRoute,
  contactRoute,
  projectsRoute,
  projectRoute,
  blogRoute,
  articleRoute,
  newsletterRoute,
  privacyPolicyRoute,
  termsConditionsRoute,
  shippingPolicyRoute,
  returnRefundPolicyRoute,
  cancellationPolicyRoute,
  disclaimerRoute,
  siteMapRoute,
  devStyleRoute,
  lostRoute,
])

/** One file per screen; what stands in the side bar is listed in web/backoffice/frame/areas.ts. */
const backoffice = backofficeRoute.addChildren([
  todayRoute,
  deskOrdersRoute,
  orderRoute,
  returnsRoute,
  returnRoute,
  newOrderRoute,
  ticketsRoute,
  ticketRoute,
  consultationsRoute,
  deskReviewsRoute,
  deskReviewRoute,
  deskQuestionsRoute,
  deskQuestionRoute,
  backofficePartsRoute,
])

export const routeTree = rootRoute.addChildren([storefront, backoffice])
