/** While the shopper pays, the code of the page that thanks them comes: after the payment it would take a second on a slow line. */
export function fetchConfirmation(): void {
  Promise.all([
    import('#web/storefront/orders/order-confirmation-page.tsx'),
    import('#web/storefront/orders/confirmation.tsx'),
  ]).catch(() => undefined)
}
