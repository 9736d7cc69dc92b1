import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex ?? '']),
)

const TEXT_PAIRS = [
  ...['paper', 'linen', 'white'].flatMap((ground) =>
    ['ink', 'muted', 'bark', 'leaf', 'terracotta', 'terracotta-deep', 'brass-deep'].map((text) => [text, ground]),
  ),
  ...['leaf', 'leaf-deep', 'terracotta', 'terracotta-deep', 'bark', 'ink'].map((ground) => ['paper', ground]),
  ...['straw', 'brass-light'].map((text) => [text, 'bark']),
  ...['ink', 'leaf-deep'].map((text) => [text, 'leaf-soft']),
  ['ink', 'sand'],
  ['terracotta-deep', 'terracotta-soft'],
  ...['yellow', 'blue', 'purple', 'green', 'red', 'orange', 'grey'].map((tone) => [
    `tone-${tone}-text`,
    `tone-${tone}`,
  ]),
] as [string, string][]

test.each(TEXT_PAIRS)('%s can be read on %s (4.5 to 1)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['edge', 'paper'],
  ['edge', 'linen'],
  ['edge', 'white'],
  ['brass', 'paper'],
  ['leaf', 'linen'],
] as [string, string][])('the shape of a control in %s is seen on %s (3 to 1)', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(name: string): number {
  const hex = colours.get(name)
  if (!hex) throw new Error(`No colour is called ${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
