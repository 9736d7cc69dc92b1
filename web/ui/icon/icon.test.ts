import { globSync, readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const web = new URL('../../', import.meta.url).pathname
const drawings = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
const drawn = new Map(
  [...drawings.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(([, id = '', drawing = '']) => [id, drawing]),
)

test('every icon of the shop is drawn, and no drawing is kept that nothing shows', () => {
  const sources = globSync('{storefront,session,ui,backoffice}/**/*.{ts,tsx}', { cwd: web }).map((file) =>
    readFileSync(`${web}${file}`, 'utf8'),
  )
  const shown = sources.flatMap((text) =>
    [...text.matchAll(/\bdraw(?:nIcon|ing)\('([\w-]+)'\)/g)].map(([, name]) => name),
  )
  expect([...drawn.keys()].toSorted()).toEqual([...new Set(shown)].toSorted())
})

const ofLucide = [...drawn].filter(([id]) => !id.startsWith('mark-'))

test.each(ofLucide)('%s is drawn as Lucide draws it', (id, drawing) => {
  const name = id.replaceAll(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())
  const Original = (lucide as unknown as Record<string, ComponentType>)[name]
  if (!Original) throw new Error(`Lucide has no ${name}`)
  const inside = renderToStaticMarkup(createElement(Original)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  expect(drawing).toBe(inside.replaceAll(/><\/(path|circle|rect|line)>/g, '/>'))
})
