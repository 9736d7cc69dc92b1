import { lazy, Suspense } from 'react'

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

function inSight(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
  })
}
