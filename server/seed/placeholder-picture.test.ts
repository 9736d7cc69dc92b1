import { expect, test } from 'vitest'
import { SAMPLE_ARTICLES } from '#domain/content/sample-articles.ts'
import { SAMPLE_PROJECTS } from './projects.ts'
import { placeholderPicture, seededPlaceholder } from './placeholder-picture.ts'
import { pictureFile } from './product-rows.ts'
import { SEED_PRODUCTS } from './products.ts'

const VIEWS = [1, 2, 3] as const

test('every picture that the seed names has a drawing', () => {
  const files = [
    ...SEED_PRODUCTS.flatMap(({ slug }) => VIEWS.map((view) => pictureFile(slug, view))),
    ...SAMPLE_PROJECTS.flatMap((project) => [project.main_image, ...project.images]),
    ...SAMPLE_ARTICLES.map((article) => article.featured_image),
  ]
  for (const file of files) expect(seededPlaceholder(file), file).toMatch(/^<svg .+<\/svg>$/)
})

test('no two products look alike', () => {
  expect(new Set(SEED_PRODUCTS.map((product) => placeholderPicture(product, 1))).size).toBe(SEED_PRODUCTS.length)
})

test('a drawing has no words in it and no figure that is not a number', () => {
  for (const product of SEED_PRODUCTS) {
    for (const view of VIEWS) expect(placeholderPicture(product, view)).not.toMatch(/<text|NaN|Infinity|undefined/)
  }
})

test('a file that the seed does not name has none', () => {
  for (const file of ['someone-else-1.webp', 'teesta-three-seater-sofa-4.webp', '../secret.webp', '']) {
    expect(seededPlaceholder(file)).toBeNull()
  }
})
