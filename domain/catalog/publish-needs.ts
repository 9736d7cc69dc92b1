import type { ProductFields } from '#domain/catalog/product-fields.ts'

type Judged = Pick<
  ProductFields,
  'shortDescription' | 'description' | 'hsnCode' | 'weightGrams' | 'widthMm' | 'depthMm' | 'heightMm' | 'seoDescription'
>

/** Without these no shopper can judge it, no invoice can name it, and no delivery date can be promised. */
const NEEDS = {
  short_description: { words: 'a short text', isThere: (product: Judged) => product.shortDescription.trim() !== '' },
  description: { words: 'a description', isThere: (product: Judged) => product.description.trim() !== '' },
  hsn_code: { words: 'an HSN code for the invoice', isThere: (product: Judged) => product.hsnCode !== '' },
  weight: { words: 'a weight for the delivery date', isThere: (product: Judged) => product.weightGrams > 0 },
} as const

export type Need = keyof typeof NEEDS
export const NEED_KEYS = Object.keys(NEEDS) as Need[]
export const needWords = (need: Need): string => NEEDS[need].words

/** What a product still needs before shoppers may see it. */
export const publishNeeds = (product: Judged): Need[] => NEED_KEYS.filter((need) => !NEEDS[need].isThere(product))

const ADVICE = {
  pictures: { words: 'a picture', isThere: (_: Judged, pictures: number) => pictures > 0 },
  dimensions: {
    words: 'width, depth and height',
    isThere: (p: Judged) => Boolean(p.widthMm && p.depthMm && p.heightMm),
  },
} as const

export type Advice = keyof typeof ADVICE
export const ADVICE_KEYS = Object.keys(ADVICE) as Advice[]
export const adviceWords = (advice: Advice): string => ADVICE[advice].words

/** What would help to sell it. */
export const publishAdvice = (product: Judged, pictures: number): Advice[] =>
  ADVICE_KEYS.filter((advice) => !ADVICE[advice].isThere(product, pictures))
