/** Why the stock changed, as the ledger writes it. */
export const STOCK_MOVES = [
  'opening',
  'sale',
  'cancellation',
  'return',
  'correction',
  'delivery',
  'count',
  'colours',
] as const
export type StockMoveReason = (typeof STOCK_MOVES)[number]

const WORDS: Record<StockMoveReason, string> = {
  opening: 'Opening stock',
  sale: 'Sold',
  cancellation: 'Order cancelled',
  return: 'Came back',
  correction: 'Corrected',
  delivery: 'Received',
  count: 'Counted',
  colours: 'Colours changed',
}

export const stockMoveText = (reason: StockMoveReason): string => WORDS[reason]
