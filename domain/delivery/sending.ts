/** What becomes of a delivery that a phone has kept, by the answer of the shop. 0: there was none. */
export type Sending = 'sent' | 'waits' | 'not_accepted'

const COME_BACK_LATER = [0, 401, 403, 408, 425, 429]

/** Nothing is thrown away because of the network, the login or a fault of the shop; only a refusal is final. */
export function afterSending(status: number): Sending {
  if (status >= 200 && status < 300) return 'sent'
  return status >= 500 || COME_BACK_LATER.includes(status) ? 'waits' : 'not_accepted'
}
