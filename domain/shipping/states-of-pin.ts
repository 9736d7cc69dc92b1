import { stateOfPin } from '#domain/shipping/pin-code.ts'
import type { GstStateCode } from '#domain/tax/gst-states.ts'

/** Sorting districts that serve more than one state. Their border is finer than our table: each of the states is believed. */
const SHARED: Readonly<Record<string, readonly GstStateCode[]>> = {
  '134': ['04', '06'],
  '140': ['03', '04', '06'],
  '160': ['03', '04', '06'],
  '244': ['05', '09'],
  '246': ['05', '09'],
  '247': ['05', '09'],
  '262': ['05', '09'],
  '362': ['24', '26'],
  '396': ['24', '26'],
  '507': ['36', '37'],
  '533': ['34', '37'],
  '605': ['33', '34'],
  '607': ['33', '34'],
  '609': ['33', '34'],
  '673': ['32', '34'],
  '682': ['31', '32'],
  '783': ['17', '18'],
  '786': ['12', '18'],
  '787': ['12', '18'],
  '813': ['10', '20'],
  '814': ['10', '20'],
}

/** The states in which a PIN may lie, the likeliest first; none where the table does not know it. */
export function statesOfPin(pin: string): readonly GstStateCode[] {
  const likeliest = stateOfPin(pin)
  const shared = likeliest ? (SHARED[pin.slice(0, 3)] ?? []) : []
  return likeliest ? [likeliest, ...shared.filter((state) => state !== likeliest)] : []
}
