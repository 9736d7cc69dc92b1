import { useRouteContext } from '@tanstack/react-router'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { JsonLd } from '#web/ui/page/json-ld.tsx'

export function ListingBreadcrumbData() {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  return (
    <JsonLd
      data={
        import.meta.env.SSR &&
        breadcrumbJsonLd(publicUrl, [
          { label: 'Home', href: '/' },
          { label: 'Products', href: '/products' },
        ])
      }
    />
  )
}
