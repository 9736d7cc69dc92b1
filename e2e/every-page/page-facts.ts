import type { Page } from '@playwright/test'

export type HeadFacts = {
  title: string
  description: string
  canonical: string | null
  robots: string
  openGraph: Record<string, string>
}

/** Reads a page's head as a search engine does: from the HTML, before any script. */
export function readHead(page: Page, html: string): Promise<HeadFacts> {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    const content = (selector: string) => sent.querySelector(selector)?.getAttribute('content') ?? ''
    const named = [...sent.querySelectorAll('meta[property^="og:"]')]
    return {
      title: sent.title,
      description: content('meta[name="description"]'),
      canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: content('meta[name="robots"]'),
      openGraph: Object.fromEntries(
        named.map((meta) => [meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? '']),
      ),
    }
  }, html)
}

export type BodyFacts = {
  headings: string[]
  text: string
  leadPictures: { isLazy: boolean }[]
  /** Fields that would write a password or an address into the address bar where no script stops them. */
  tellingFields: string[]
}

/** What somebody reads whose browser runs no script. */
export function readBody(page: Page, html: string): Promise<BodyFacts> {
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html')
    for (const unread of sent.querySelectorAll('script, style')) unread.remove()
    const words = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    return {
      headings: [...sent.querySelectorAll('h1')].map(words),
      text: words(sent.querySelector('#app')),
      tellingFields: [...sent.querySelectorAll('form:not([method="post"]) :is([type="password"], [name="email"])')].map(
        (field) => field.outerHTML,
      ),
      leadPictures: [...sent.querySelectorAll('img[fetchpriority="high"]')].map((picture) => ({
        isLazy: picture.getAttribute('loading') === 'lazy',
      })),
    }
  }, html)
}

/** Pictures that the page could jump around: neither their own size nor a box with a fixed shape is known beforehand. */
export function picturesWithoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasShape = (element: Element | null): boolean => {
      for (let box = element, up = 0; box && up < 4; box = box.parentElement, up++)
        if (getComputedStyle(box).aspectRatio !== 'auto') return true
      return false
    }
    // What is laid under or over something moves nothing.
    const isInFlow = (image: Element) => getComputedStyle(image).position !== 'absolute'
    return [...document.images]
      .filter(isInFlow)
      .filter((image) => !(image.getAttribute('width') && image.getAttribute('height')) && !hasShape(image))
      .map((image) => image.outerHTML.slice(0, 200))
  })
}

/** How far the page sticks out on the right of a window of this width, and what does. */
export async function overflowAt(page: Page, width: number): Promise<{ by: number; because: string[] }> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate((wide) => {
    const by = Math.max(0, document.documentElement.scrollWidth - wide)
    if (by === 0) return { by, because: [] }
    const wider = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > wide + 1,
    )
    return { by, because: wider.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)) }
  }, width)
}
