import { expect, test } from 'vitest'
import { slidesAt } from './hero.ts'

const now = new Date('2026-11-20T06:00:00Z')
const pictures = { wide: 'a.webp', tall: '', ink: 'light' as const }
const slideWords = { kicker: '', text: '', linkLabel: 'Look', link: '/products', ...pictures }
const slide = { ...slideWords, id: 7, title: 'Festival', isOn: true, startsAt: null, endsAt: null }

test('what is on stands there, in its order; what is off or over does not', () => {
  const over = { ...slide, id: 8, endsAt: now }
  expect(slidesAt([slide, over, { ...slide, id: 9, isOn: false }], now).map(({ id }) => id)).toEqual([7])
})

test('when none is on the shop’s own two stand there, so that the page keeps its heading', () => {
  expect(slidesAt([{ ...slide, isOn: false }], now).map(({ title }) => title)).toEqual([
    'Where Comfort Meets Elegance',
    'Visit Our Store',
  ])
})
