/** Word for word from the error catalogue (spec section 8) and the checkout screen. */
export const CHECKOUT_TEXTS = {
  pay: 'Pay with Razorpay',
  creating: 'Creating Order...',
  processing: 'Processing Payment...',
  emptyCart: 'Your cart is empty',
  createFailed: 'Failed to create order. Please try again.',
  placeFailed: 'Failed to place order',
  paymentUnavailable: 'Failed to initialize payment. Please try again or use Cash on Delivery.',
  scriptFailed: 'Failed to load Razorpay script',
  verificationFailed: 'Payment verification failed. Please contact support.',
  dismissed: 'Payment cancelled',
  success: 'Payment successful! Order placed successfully!',
  orderNotFound: 'Order not found',
  orderMissing: 'The order you are looking for does not exist.',
} as const

/** Said where a payment was heard of only after its page had gone. */
export const paidMeanwhileText = (orderNumber: string): string =>
  `Order ${orderNumber} is paid. What it holds has left your cart.`
