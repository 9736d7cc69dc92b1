import { checkoutRoute } from './checkout.route.ts'
import { homeRoute } from './home.route.ts'
import { orderConfirmationRoute } from './order-confirmation.route.ts'
import { ordersRoute } from './orders.route.ts'
import { rootRoute } from './root.route.tsx'

/** One entry per row of the route table; any other path is the 404 page. */
export const routeTree = rootRoute.addChildren([homeRoute, checkoutRoute, ordersRoute, orderConfirmationRoute])
