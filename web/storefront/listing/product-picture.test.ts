import { expect, test } from 'vitest'
import { pictureSource, stampSource } from './product-picture.ts'

const picture = {
  file: 'sofa.jpg',
  url: '/media/sofa.webp?v=1',
  is_sized: true,
  alt: 'A sofa',
  width: 1600,
  height: 2000,
  color: '#d8cfc0',
  placeholder: 'data:image/webp;base64,AAAA',
}

test('until it arrives a picture is a tiny one of itself, or only its colour', () => {
  expect(pictureSource(picture)).toMatchObject({ blur: picture.placeholder, colour: '#d8cfc0' })
  expect(pictureSource(picture, 'colour')).toMatchObject({ blur: undefined, colour: '#d8cfc0' })
  expect(pictureSource(null)).toBeNull()
})

test('a stamp is the smallest size, or the picture itself when it has one size only', () => {
  expect(stampSource(picture).src).toBe('/media/sofa.320.avif?v=1')
  expect(stampSource({ ...picture, is_sized: false }).src).toBe(picture.url)
})
