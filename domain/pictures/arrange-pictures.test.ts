import { expect, test } from 'vitest'
import { arrangePictures } from './arrange-pictures.ts'

const known = [
  { file: 'a.webp', alt: 'The sofa from the front' },
  { file: 'b.webp', alt: 'The sofa in moss' },
  { file: 'new.webp', alt: ' ' },
]
const arrange = (shown: { file: string; colours?: number[] }[], before: string[] = []) =>
  arrangePictures({
    shown: shown.map(({ file, colours = [] }) => ({ file, colours })),
    known,
    before,
    colours: [1, 2],
  })

test('the first is the main picture, a colour has its own in the same order, and each is shown once', () => {
  expect(arrange([{ file: 'b.webp', colours: [2] }, { file: 'a.webp', colours: [1, 2] }, { file: 'b.webp' }])).toEqual({
    ok: true,
    value: {
      mainImage: 'b.webp',
      images: ['a.webp'],
      byColour: new Map([
        [1, ['a.webp']],
        [2, ['b.webp', 'a.webp']],
      ]),
    },
  })
})

test('a product may have no picture at all', () => {
  expect(arrange([])).toMatchObject({ ok: true, value: { mainImage: '', images: [] } })
})

test('nothing is shown without words', () => {
  expect(arrange([{ file: 'new.webp' }])).toEqual({ ok: false, error: { code: 'words_missing', file: 'new.webp' } })
})

test('what nobody knows is refused, unless the product shows it already', () => {
  const elsewhere = 'https://pictures.example/x.jpg'
  expect(arrange([{ file: elsewhere }])).toMatchObject({ ok: false, error: { code: 'unknown_picture' } })
  expect(arrange([{ file: elsewhere }], [elsewhere])).toMatchObject({ ok: true, value: { mainImage: elsewhere } })
  expect(arrange([{ file: 'a.webp', colours: [9] }])).toMatchObject({ ok: false, error: { code: 'unknown_colour' } })
})
