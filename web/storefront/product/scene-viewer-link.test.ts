import { expect, test } from 'vitest'
import { sceneViewerLink } from './scene-viewer-link.ts'

const sofa = {
  model: 'https://shop.example/media/models/sofa.glb',
  colour: 'Moss Green',
  page: 'https://shop.example/product/sofa?colour=Moss',
  title: 'Sofa & Co',
  onWall: false,
}
const askedOf = (link: string) => new URL(link.replace('intent:', 'https:')).searchParams

test('a telephone is sent the piece in the chosen colour, and may not change its size', () => {
  const asked = askedOf(sceneViewerLink(sofa))
  expect(asked.get('file')).toBe('https://shop.example/media/models/sofa.glb?colour=Moss+Green')
  expect(asked.get('resizable')).toBe('false')
  expect(asked.get('title')).toBe('Sofa & Co')
  expect(asked.get('enable_vertical_placement')).toBeNull()
})

test('a mirror goes to the wall, and whoever has no such program comes back to the page', () => {
  const link = sceneViewerLink({ ...sofa, onWall: true })
  expect(askedOf(link).get('enable_vertical_placement')).toBe('true')
  expect(link).toContain(`S.browser_fallback_url=${encodeURIComponent(sofa.page)};end;`)
})
