/** The rates that goods can bear, in basis points; the usual one of furniture first. */
export const GST_RATES = [1800, 500, 1200, 2800, 0] as const
export type GstRate = (typeof GST_RATES)[number]
