/** What the customer gave as the reason, in the desk's few words. */
const REASONS: Readonly<Record<string, string>> = {
  changed_mind: 'Changed their mind',
  defective: 'Damaged or faulty',
  seller_error: 'Not what was ordered',
}

export const reasonText = (reason: string) => REASONS[reason] ?? reason

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'return.approved': 'Approved',
  'return.refused': 'Refused',
  'return.received': 'Received',
  'return.closed': 'Closed',
}

export const actionText = (what: string) => ACTION_WORDS[what] ?? what

type Piece = { quantity: number; product_name: string; color: string | null }

export const pieceText = ({ quantity, product_name, color }: Piece) =>
  `${quantity} × ${color === null ? product_name : `${product_name}, ${color}`}`

const REFUND_STATES = {
  requested: 'Refund on its way',
  pending: 'Refund on its way',
  processed: 'Refunded',
  failed: 'Refund failed',
} as const

export const refundText = (status: keyof typeof REFUND_STATES) => REFUND_STATES[status]
