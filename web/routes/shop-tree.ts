import { createRoute } from '@tanstack/react-router'
import { accountConfirmEmailRoute } from './account-confirm-email.route.ts'
import { accountRoute } from './account.route.ts'
import { forgotPasswordRoute } from './forgot-password.route.ts'
import { googleCallbackRoute } from './google-callback.route.ts'
import { checkoutRoute } from './checkout.route.ts'
import { homeRoute } from './home.route.ts'
import { joinRoute } from './join.route.ts'
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
import { articlePreviewRoute } from './article-preview.route.ts'
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
import { willItFitRoute } from './will-it-fit.route.ts'
import { lostRoute } from './lost.route.ts'
import { rootRoute } from './root.route.tsx'
import { storefrontRoute } from './storefront.route.tsx'

/** One entry per row of the route table; any other path is the 404 page. */
export const storefrontScreens = [
  loginRoute,
  registerRoute,
  googleCallbackRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  joinRoute,
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
  articlePreviewRoute,
  newsletterRoute,
  privacyPolicyRoute,
  termsConditionsRoute,
  shippingPolicyRoute,
  returnRefundPolicyRoute,
  cancellationPolicyRoute,
  disclaimerRoute,
  siteMapRoute,
  willItFitRoute,
  lostRoute,
] as const

/** From the shop into the back office is a new page: no shopper's page carries its routes. */
const enterBackoffice = (path: '/backoffice' | '/backoffice/$') =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ location, preload }) => {
      if (preload) return
      window.location.assign(location.href)
      await new Promise(() => {})
    },
  })

export const shopTree = rootRoute.addChildren([
  storefrontRoute.addChildren(storefrontScreens),
  enterBackoffice('/backoffice'),
  enterBackoffice('/backoffice/$'),
])
