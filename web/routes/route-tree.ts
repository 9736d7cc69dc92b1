import { homeRoute } from './home.route.ts'
import { rootRoute } from './root.route.tsx'

/** One entry per row of the route table; any other path is the 404 page. */
export const routeTree = rootRoute.addChildren([homeRoute])
