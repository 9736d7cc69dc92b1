import type { SimulatedError } from '#server/db/schema/simulator.ts'

export type PaymentForm = {
  method: 'upi' | 'card' | 'netbanking'
  vpa?: string | undefined
  card_number?: string | undefined
  card_name?: string | undefined
  otp?: string | undefined
  bank?: string | undefined
  outcome?: 'success' | 'failure' | undefined
}

/** What was paid with, and what goes wrong with it. */
export type Instrument = {
  method: PaymentForm['method']
  details: Record<string, unknown>
  error: SimulatedError | null
}

const DECLINED = [
  'Your payment was declined by the bank. Try another payment method.',
  'issuer',
  'payment_failed',
] as const
/** Test numbers of contract d-4 and what each brings about. */
const FAILING_CARDS: Readonly<Record<string, readonly [description: string, source: string, reason: string]>> = {
  '4100280000080001': [
    'Your payment did not go through: the account has too little money.',
    'customer',
    'insufficient_fund',
  ],
  '4100280000060003': ['Your card was declined by the bank.', 'issuer', 'card_declined'],
  '4100280000090000': ['Your payment was not completed in time.', 'customer', 'payment_timed_out'],
  '4100280000070002': ['You cancelled the payment at the bank.', 'customer', 'payment_cancelled'],
  '4100280000020007': ['The bank had a technical problem. Please try again.', 'gateway', 'gateway_technical_error'],
  '4100280000000009': ['The bank could not confirm that it is you.', 'customer', 'authentication_failed'],
}
const NETWORKS = { '4': 'Visa', '5': 'MasterCard', '6': 'RuPay' } as const

export function readInstrument(form: PaymentForm): Instrument {
  switch (form.method) {
    case 'upi':
      return readUpi(form)
    case 'card':
      return readCard(form)
    case 'netbanking':
      return {
        method: 'netbanking',
        details: { bank: form.bank ?? 'SBIN' },
        error: form.outcome === 'failure' ? failure(...DECLINED) : null,
      }
  }
}

function readUpi({ vpa = '', outcome }: PaymentForm): Instrument {
  const fails = outcome === 'failure' || vpa.trim().toLowerCase() === 'failure@razorpay'
  return { method: 'upi', details: { vpa, upi: { vpa } }, error: fails ? failure(...DECLINED) : null }
}

function readCard({ card_number = '', card_name = '', otp = '', outcome }: PaymentForm): Instrument {
  const number = card_number.replaceAll(/\D/g, '')
  const known = FAILING_CARDS[number]
  const card = {
    entity: 'card',
    name: card_name,
    last4: number.slice(-4),
    network: NETWORKS[number.charAt(0) as keyof typeof NETWORKS] ?? 'Unknown',
    type: 'credit',
    international: false,
    emi: number === '5241810000000000',
  }
  return { method: 'card', details: { card }, error: cardError(known, otp, outcome) }
}

/** An OTP of 4 to 10 digits is right, a shorter one is wrong. */
function cardError(known: (typeof FAILING_CARDS)[string] | undefined, otp: string, outcome: PaymentForm['outcome']) {
  if (known) return failure(...known)
  if (outcome === 'failure') return failure(...DECLINED)
  return /^\d{4,10}$/.test(otp)
    ? null
    : failure('The one-time password was wrong.', 'customer', 'authentication_failed')
}

function failure(description: string, source: string, reason: string): SimulatedError {
  return { code: 'BAD_REQUEST_ERROR', description, source, step: 'payment_authorization', reason }
}
