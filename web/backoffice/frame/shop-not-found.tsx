import { useShop } from '#web/document/use-shop.ts'
import { useEffect } from 'react'
import { NotFoundPage } from '#web/storefront/shell/not-found-page.tsx'
import { StorefrontFrame } from '#web/storefront/storefront-frame.tsx'

/** As any address where there is nothing. */
export function ShopNotFound() {
  const { name } = useShop()
  useEffect(() => {
    document.title = `Page not found | ${name}`
  }, [name])
  return (
    <StorefrontFrame>
      <NotFoundPage />
    </StorefrontFrame>
  )
}
