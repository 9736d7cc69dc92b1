import { type Paise, rupees } from '#domain/money/paise.ts'
import { isInterState } from '#domain/tax/gst-components.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'
import { isoDate, type IsoDate } from '#domain/time/ist.ts'

type Threshold = { readonly from: IsoDate; readonly above: Paise }

/** Newest first; the shop's accountant adds a line when the law changes. */
const INTER_STATE: readonly Threshold[] = [{ from: isoDate('2018-04-01'), above: rupees(50_000) }]
const WITHIN_WEST_BENGAL: readonly Threshold[] = [
  { from: isoDate('2026-06-01'), above: rupees(50_000) },
  { from: isoDate('2018-06-06'), above: rupees(1_00_000) },
]

export type Consignment = { readonly value: Paise; readonly placeOfSupply: GstStateCode; readonly on: IsoDate }

/** A consignment above the threshold of its day needs an e-way bill before it leaves. */
export function needsEwayBill({ value, placeOfSupply, on }: Consignment): boolean {
  const thresholds = isInterState(placeOfSupply) ? INTER_STATE : WITHIN_WEST_BENGAL
  const current = thresholds.find((threshold) => threshold.from <= on)
  return current !== undefined && value > current.above
}
