import { endpointsOf } from '#domain/api/endpoint.ts'
import type { stockDesk } from '#domain/api/stock-desk.ts'
import type { StockChangeRefusal } from '#domain/stock/stock-change.ts'

type Moving = StockChangeRefusal['code'] | 'changed_meanwhile'
type StockCodes = {
  count: Moving
  receive: Moving
  correct: Moving
  limit: 'changed_meanwhile'
  changeRules: 'changed_meanwhile'
}

export const STOCK_DESK = endpointsOf<typeof stockDesk, StockCodes>()({
  list: ['GET', '/api/backoffice/stock', 'manage_stock'],
  moves: ['GET', '/api/backoffice/stock/moves', 'manage_stock'],
  rules: ['GET', '/api/backoffice/stock/rules', 'manage_stock'],
  changeRules: ['PATCH', '/api/backoffice/stock/rules', 'manage_stock'],
  one: ['GET', '/api/backoffice/stock/:id', 'manage_stock'],
  count: ['POST', '/api/backoffice/stock/:id/count', 'manage_stock'],
  receive: ['POST', '/api/backoffice/stock/:id/receive', 'manage_stock'],
  correct: ['POST', '/api/backoffice/stock/:id/correct', 'manage_stock'],
  limit: ['PATCH', '/api/backoffice/stock/:id/limit', 'manage_stock'],
})
