import type { PictureWork, Source } from './picture-work.ts'
import { SIZED_FORMATS, sizedFile, widthsOf } from '#domain/pictures/picture-sizes.ts'

/** Every size that a page may ask for, by its short name: 320.avif. */
export function sizesOf(file: string, source: Source, width: number): { name: string; work: PictureWork }[] {
  return widthsOf(width).flatMap((each) =>
    SIZED_FORMATS.map((format) => ({
      name: `${each}.${format}`,
      work: { kind: 'size', source, width: each, format, target: sizedFile(file, each, format) },
    })),
  )
}

/** products/a-1.320.avif is the 320.avif of its picture. */
export const sizeName = (target: string): string => /(\d+\.(?:avif|webp))$/.exec(target)?.[1] ?? ''
