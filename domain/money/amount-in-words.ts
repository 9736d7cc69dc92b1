import type { Paise } from '#domain/money/paise.ts'

const BELOW_TWENTY =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const SCALES = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** As Indian invoices write it: Rupees One Lakh Five Thousand and Fifty Paise Only. */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError('An invoice amount is never negative')
  const rupeePart = Math.floor(amount / 100)
  const paisePart = amount % 100
  if (paisePart === 0) return `Rupees ${wholeNumber(rupeePart)} Only`
  if (rupeePart === 0) return `${wholeNumber(paisePart)} Paise Only`
  return `Rupees ${wholeNumber(rupeePart)} and ${wholeNumber(paisePart)} Paise Only`
}

function wholeNumber(value: number): string {
  const scale = SCALES.find(([size]) => value >= size)
  if (!scale) return belowHundred(value)
  const [size, name] = scale
  const rest = value % size
  const head = `${wholeNumber(Math.floor(value / size))} ${name}`
  return rest === 0 ? head : `${head} ${wholeNumber(rest)}`
}

function belowHundred(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? ''
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${tens} ${BELOW_TWENTY[value % 10]}`
}
