import { expect, test } from 'vitest'
import { codeInDisguise, judgeUpload } from './upload-limits.ts'

const photo = { format: 'jpeg', width: 3000, height: 2000, pages: 1 }
const said = (facts: Partial<typeof photo>) => {
  const judged = judgeUpload({ ...photo, ...facts })
  return judged.ok ? 'taken' : judged.error.code
}

test('a photo is taken; what moves, is no photo or is too large or small is not', () => {
  expect(said({})).toBe('taken')
  expect(said({ format: 'avif' })).toBe('taken')
  expect(said({ format: 'svg' })).toBe('drawing_with_code')
  expect(said({ format: 'gif' })).toBe('unknown_format')
  expect(said({ format: 'webp', pages: 12 })).toBe('moving_picture')
  expect(said({ width: 20_000, height: 100 })).toBe('too_many_pixels')
  expect(said({ width: 12_000, height: 6666 })).toBe('taken')
  expect(said({ width: 12_000, height: 6667 })).toBe('too_many_pixels')
  expect(said({ width: 199 })).toBe('too_small')
})

test('a page or a drawing is known by its first sign', () => {
  expect(codeInDisguise('\uFEFF \n<!doctype html><script>')).toBe('not_a_picture')
  expect(codeInDisguise('<?xml version="1.0"?><!-- x --><svg xmlns="')).toBe('drawing_with_code')
  expect(codeInDisguise('\u0089PNG')).toBeNull()
})
