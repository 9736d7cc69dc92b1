import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Sheet = { slug: string; facts?: Record<string, number> }

const folder = fileURLToPath(new URL('./blender', import.meta.url))
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const sheets = JSON.parse(read('../products.json')) as Sheet[]
const counted = sheets.flatMap(({ slug, facts = {} }) => (Object.keys(facts).length > 0 ? [[slug, facts] as const] : []))

/** Which function makes which product, as `catalogue.py` says: "'slug': Entry(chairs.hasimara, ...". */
const makers = new Map(
  [...read('catalogue.py').matchAll(/'([\w-]+)': Entry\((\w+)\.(\w+),/g)].map(([, slug, module, name]) => [slug, { module, name }]),
)

/** The functions of a module by their names, each with its body. */
const functionsOf = (module = '') =>
  new Map([...read(`${module}.py`).matchAll(/^def (\w+)\(.*\n((?:[ \t].*\n|\n)*)/gm)].map(([, name = '', body = '']) => [name, body]))

/** What a builder asks its sheet for, itself or in a function of its own module to which it hands the model. */
function askedBy(slug: string): Set<string> {
  const maker = makers.get(slug)
  const functions = functionsOf(maker?.module)
  const reached = new Set([maker?.name ?? ''])
  for (const name of reached)
    for (const [, called = ''] of (functions.get(name) ?? '').matchAll(/\b(\w+)\(m\b/g)) if (functions.has(called)) reached.add(called)
  const text = [...reached].map((name) => functions.get(name) ?? '').join('\n')
  return new Set([...text.matchAll(/\bm\.fact\('(\w+)'\)/g)].map(([, key = '']) => key))
}

test.each(counted)('%s is built from every count on its sheet, and from no other', (slug, facts) => {
  expect([...askedBy(slug)].toSorted()).toEqual(Object.keys(facts).toSorted())
})

test('fifty sheets count something', () => {
  expect(counted.length).toBe(50)
  expect(sheets.filter(({ slug }) => !makers.has(slug))).toEqual([])
})

test('a count is asked for in order to be used', () => {
  const idle = readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => read(file).match(/^\s*m\.fact\(.*$/gm) ?? [])
  expect(idle).toEqual([])
})
