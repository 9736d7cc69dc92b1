import { auditEntryRoute } from './backoffice/audit-entry.route.ts'
import { auditRoute } from './backoffice/audit.route.ts'
import { backofficePartsRoute } from './backoffice/backoffice-parts.route.ts'
import { backofficeRoute } from './backoffice/backoffice.route.ts'
import { deliveryRoute } from './backoffice/delivery.route.ts'
import { deskOrdersRoute } from './backoffice/desk-orders.route.ts'
import { newProductRoute } from './backoffice/desk-product-new.route.ts'
import { productPreviewRoute } from './backoffice/desk-product-preview.route.ts'
import { deskProductRoute } from './backoffice/desk-product.route.ts'
import { deskProductsRoute } from './backoffice/desk-products.route.ts'
import { newOrderRoute } from './backoffice/new-order.route.ts'
import { openingRoute } from './backoffice/opening.route.ts'
import { settingsRoute } from './backoffice/settings.route.ts'
import { orderRoute } from './backoffice/order.route.ts'
import { productPicturesRoute } from './backoffice/product-pictures.route.ts'
import { returnRoute } from './backoffice/return.route.ts'
import { returnsRoute } from './backoffice/returns.route.ts'
import { todayRoute } from './backoffice/today.route.ts'
import { rootRoute } from './root.route.tsx'
import { storefront } from './shop-tree.ts'

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
  deskProductsRoute,
  newProductRoute,
  deskProductRoute,
  productPreviewRoute,
  productPicturesRoute,
  deliveryRoute,
  backofficePartsRoute,
])

export const routeTree = rootRoute.addChildren([storefront, backoffice])
