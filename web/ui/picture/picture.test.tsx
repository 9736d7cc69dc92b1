import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const chair = {
  src: '/media/chair-800.jpg',
  width: 800,
  height: 1000,
  srcSet: '/media/chair-400.avif 400w',
  colour: '#c9b79c',
}

test('the picture a page is judged by loads first; all others wait until they are near', () => {
  const first = renderToStaticMarkup(<Picture picture={chair} alt="Cane chair" isPriority />)
  expect(first).toContain('fetchPriority="high"')
  expect(first).not.toContain('loading="lazy"')
  const other = renderToStaticMarkup(<Picture picture={chair} alt="Cane chair" />)
  expect(other).toContain('loading="lazy"')
  expect(other).not.toContain('fetchPriority')
})

test('its place is kept before it arrives', () => {
  expect(renderToStaticMarkup(<Picture picture={chair} alt="" />)).toContain('width="800" height="1000"')
})

test('no picture gives the drawing, with the same words for who cannot see it', () => {
  expect(renderToStaticMarkup(<Picture picture={null} alt="Cane chair" />)).toMatch(
    /<svg[^>]*role="img" aria-label="Cane chair"/,
  )
  expect(renderToStaticMarkup(<Picture picture={{ ...chair, src: '' }} alt="Cane chair" />)).not.toContain('<img')
})

test('served pages carry no style attribute, which the security policy would refuse', () => {
  expect(renderToStaticMarkup(<Picture picture={chair} alt="" />)).not.toContain('style=')
})
