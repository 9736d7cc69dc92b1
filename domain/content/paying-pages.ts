/** Where somebody can pay, or pay again: the provider's script may run on these pages and on no other. */
const PAYING_PATHS: readonly string[] = ['/checkout', '/orders', '/order-confirmation']

export const isPayingPath = (path: string) =>
  PAYING_PATHS.some((paying) => path === paying || path.startsWith(`${paying}/`))
