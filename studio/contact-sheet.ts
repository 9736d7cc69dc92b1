import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { products } from './shot-list.ts'

const COLUMNS = 8
const CELL = { width: 240, height: 300 }
const GAP = 8

/** All products side by side, to see whether the series is calm. */
export async function writeContactSheet(media: string): Promise<void> {
  const files = products.map((sheet) => `${media}/products/${sheet.slug}-1.webp`).filter((file) => existsSync(file))
  const rows = Math.ceil(files.length / COLUMNS)
  const cells = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(CELL).toBuffer(),
      left: GAP + (i % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (CELL.height + GAP),
    })),
  )
  const width = GAP + COLUMNS * (CELL.width + GAP)
  const height = GAP + rows * (CELL.height + GAP)
  await sharp({ create: { width, height, channels: 3, background: '#FBF8F3' } })
    .composite(cells)
    .webp({ quality: 75 })
    .toFile(`${media}/contact-sheet.webp`)
}
