import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareLinks } from '#domain/content/share-links.ts'

test('each link carries the page address whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, title) => {
      const url = `https://saalghar.example/blog/teak?tag=${encodeURIComponent(query)}&page=2#top`
      const [whatsapp, facebook, pinterest] = shareLinks({ url, title }).map((link) => new URL(link.url).searchParams)
      expect(whatsapp?.get('text')?.endsWith(` ${url}`)).toBe(true)
      expect(facebook?.get('u')).toBe(url)
      expect(pinterest?.get('url')).toBe(url)
    }),
  )
})
