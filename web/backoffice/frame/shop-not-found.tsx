import { useEffect } from 'react'
import { shopSign } from '#domain/company/shop-sign.ts'
import { NotFoundPage } from '#web/storefront/shell/not-found-page.tsx'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'

/** As any address where there is nothing. */
export function ShopNotFound() {
  useEffect(() => {
    document.title = `Page not found | ${shopSign.name}`
  }, [])
  return (
    <StorefrontFrame>
      <NotFoundPage />
    </StorefrontFrame>
  )
}
