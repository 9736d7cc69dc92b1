import type { ServedZone } from '#domain/shipping/delivery-zones.ts'
import { stateOfPin } from '#domain/shipping/pin-code.ts'
import { type GstStateCode, isGstStateCode, GST_STATES, OTHER_TERRITORY, stateName } from '#domain/tax/gst-states.ts'

/** The states and territories that lie in no zone, and army post, as the shipping policy says it. */
export function notDeliveredTo(zones: readonly Pick<ServedZone, 'pins' | 'states'>[]): string {
  const left = Object.keys(GST_STATES)
    .filter((code) => isGstStateCode(code))
    .filter((code) => code !== OTHER_TERRITORY && !zones.some((zone) => reaches(zone, code)))
    .map((code) => withArticle(stateName(code)))
    .toSorted((a, b) => a.replace('the ', '').localeCompare(b.replace('the ', '')))
  return left.length === 0 ? ARMY_POST : `${left.join(', ')} and ${ARMY_POST}`
}

const ARMY_POST = 'army post offices'

const reaches = ({ pins, states }: Pick<ServedZone, 'pins' | 'states'>, state: GstStateCode) =>
  states.includes(state) || pins.some((start) => stateOfPin(start.padEnd(6, '0')) === state)

const withArticle = (name: string) => (name.endsWith('Islands') ? `the ${name}` : name)
