/** What each kind of background work is for, in the words of the shop. */
const WORDS: Readonly<Record<string, string>> = {
  'accounts.send-email-change': 'sending the link that confirms a new e-mail address',
  'accounts.send-login-code': 'sending a sign-in code',
  'accounts.send-reset-link': 'sending the link for a new password',
  'accounts.sweep-expired': 'clearing away ended sessions and links',
  'backoffice.sweep-desk': 'clearing away old news of the desk',
  'catalog.tidy-listing-counts': 'tidying the counts of the listings',
  'enquiries.remind-consultations': 'reminding customers of a consultation',
  'media.make-picture-sizes': 'making the sizes of pictures',
  'newsletter.announce-articles': 'telling readers of a new article',
  'orders.ask-for-review': 'asking a customer for a review',
  'orders.expire-hold': 'giving held pieces free again',
  'orders.remind-unpaid': 'reminding a customer of an unpaid order',
  'payments.ask-about-order': 'asking the payment provider about an order',
  'payments.handle-event': 'acting on a message of the payment provider',
  'payments.reconcile': 'comparing the orders with the payment provider',
  'payments.refund': 'sending a refund to the payment provider',
  'razorpay-simulator.deliver-webhook': 'a message of the test payments',
  'restock.tell': 'telling customers that a piece is back',
}

export const jobWords = (queue: string): string => WORDS[queue] ?? queue
