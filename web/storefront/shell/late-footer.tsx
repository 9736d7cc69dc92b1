import { lazy, Suspense } from 'react'
import { inSight } from '#web/ui/in-sight.ts'

/**
 * The footer is served as HTML and never changes, so its code is fetched only when it comes into sight; until then its
 * links are plain links. One constant element: React must see no update before it is hydrated, or it would draw it anew.
 */
const loadFooter = async () => (await import('#web/storefront/shell/footer.tsx')).Footer
const FooterInSight = import.meta.env.SSR
  ? await loadFooter()
  : lazy(async () => {
      await inSight('footer')
      return { default: await loadFooter() }
    })

export const lateFooter = (
  <Suspense>
    <FooterInSight />
  </Suspense>
)
