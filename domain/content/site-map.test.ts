import { expect, test } from 'vitest'
import { INFORMATION_LINKS, POLICY_LINKS } from '#domain/content/footer-links.ts'
import { HEADER_LINKS } from '#domain/content/navigation.ts'
import { filterSiteMap, SITE_MAP } from '#domain/content/site-map.ts'

test('every page of the header and the footer is on the site map', () => {
  const paths = new Set(SITE_MAP.flatMap((group) => group.links.map((link) => link.path)))
  const linked = [...HEADER_LINKS, ...POLICY_LINKS, ...INFORMATION_LINKS].map((link) => link.path)
  expect(linked.filter((path) => !paths.has(path) && path !== '/sitemap')).toEqual([])
})

test('the eight groups of the spec, in order', () => {
  expect(SITE_MAP.map((group) => group.title)).toEqual([
    'Main pages',
    'Products',
    'Projects',
    'Blog & Resources',
    'Legal & Policies',
    'Services',
    'Customer Support',
    'Company Information',
  ])
})

test('typing narrows the links and drops empty groups', () => {
  expect(filterSiteMap(SITE_MAP, ' Refund ').flatMap((group) => group.links.map((link) => link.label))).toEqual([
    'Return & Refund',
    'Returns & Refunds',
  ])
  expect(filterSiteMap(SITE_MAP, '')).toEqual(SITE_MAP)
  expect(filterSiteMap(SITE_MAP, 'spaceship')).toEqual([])
})
