import { escapeXml } from './escape-xml.ts'

export type SitemapEntry = { path: string; changedAt: Date | null }

/** The protocol allows 50,000 addresses and 50 MB in one file. */
const ADDRESSES_PER_FILE = 40_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The first answers /sitemap.xml. A shop that has outgrown one file gets an index of numbered ones there. */
export function sitemapFiles(publicUrl: string, entries: readonly SitemapEntry[]): { first: string; parts: string[] } {
  const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / ADDRESSES_PER_FILE)) }, (_, index) =>
    addresses(publicUrl, entries.slice(index * ADDRESSES_PER_FILE, (index + 1) * ADDRESSES_PER_FILE)),
  )
  const [only = ''] = parts
  return { first: parts.length === 1 ? only : listOfFiles(publicUrl, parts.length), parts }
}

function addresses(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
  })
  return `${HEAD}<urlset xmlns="${SCHEMA}">\n${lines.join('\n')}\n</urlset>\n`
}

function listOfFiles(publicUrl: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    return `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>`
  })
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${lines.join('\n')}\n</sitemapindex>\n`
}
