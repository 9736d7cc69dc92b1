import type { ShopFacts } from '#domain/company/shop-facts.ts'
import { FEED_PATH } from '#domain/content/public-pages.ts'
import { escapeXml } from './escape-xml.ts'

export type FeedItem = {
  slug: string
  title: string
  excerpt: string
  author: string
  category: string
  publishedAt: Date
}

/** RSS 2.0 of The Design Talk. */
export function articleFeed(publicUrl: string, shop: ShopFacts, items: readonly FeedItem[]): string {
  const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  const written = items.map((item) => {
    const url = `${publicUrl}/blog/${encodeURIComponent(item.slug)}`
    const parts = [
      tag('title', item.title),
      tag('link', url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      tag('description', item.excerpt),
      tag('dc:creator', item.author),
      tag('category', item.category),
      tag('pubDate', item.publishedAt.toUTCString()),
    ]
    return `<item>${parts.join('')}</item>`
  })
  const [newest] = items
  const channel = [
    tag('title', `The Design Talk | ${shop.name}`),
    tag('link', `${publicUrl}/blog`),
    tag('description', `Timber, rooms and craft, written in the workshop of ${shop.name} in ${shop.address.city}.`),
    tag('language', 'en-IN'),
    newest ? tag('lastBuildDate', newest.publishedAt.toUTCString()) : '',
    `<atom:link href="${escapeXml(publicUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...written,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${channel.join('\n')}</channel></rss>
`
}
