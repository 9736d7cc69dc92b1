import { rupees } from '#domain/money/paise.ts'

/** Most banks let no single UPI payment pass above one lakh. */
const UPI_LIMIT = rupees(100_000)

export const isAboveUpiLimit = (paise: number) => paise > UPI_LIMIT
