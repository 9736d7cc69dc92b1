import { GST_STATES, type GstStateCode, OTHER_TERRITORY } from '#domain/tax/gst-states.ts'

/** Vehicle-plate letters and older spellings that people still type. */
const ALSO_WRITTEN: Partial<Record<GstStateCode, string>> = {
  '01': 'jk',
  '02': 'hp',
  '03': 'pb',
  '04': 'ch',
  '05': 'uk ua uttaranchal',
  '06': 'hr',
  '07': 'dl newdelhi nctofdelhi',
  '08': 'rj',
  '09': 'up',
  '10': 'br',
  '11': 'sk',
  '12': 'ar',
  '13': 'nl',
  '14': 'mn',
  '15': 'mz',
  '16': 'tr',
  '17': 'ml',
  '18': 'as',
  '19': 'wb bengal',
  '20': 'jh',
  '21': 'od or orissa',
  '22': 'cg ct chattisgarh',
  '23': 'mp',
  '24': 'gj',
  '26': 'dd dn damananddiu dadraandnagarhaveli',
  '27': 'mh',
  '29': 'ka',
  '30': 'ga',
  '31': 'ld',
  '32': 'kl',
  '33': 'tn',
  '34': 'py pondicherry',
  '35': 'an andamanandnicobar',
  '36': 'ts tg telengana',
  '37': 'ap',
  '38': 'la',
}

const BY_NAME = new Map<string, GstStateCode>(
  Object.entries(GST_STATES).flatMap(([code, name]) => spellings(code as GstStateCode, name)),
)

/** West Bengal, west bengal, West-Bengal and WB are one state. */
export function stateCodeOf(name: string): GstStateCode | undefined {
  const code = BY_NAME.get(letters(name))
  return code === OTHER_TERRITORY ? undefined : code
}

function letters(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '')
}

function spellings(code: GstStateCode, name: string): [string, GstStateCode][] {
  const others = ALSO_WRITTEN[code]?.split(' ') ?? []
  return [letters(name), ...others].map((spelling) => [spelling, code])
}
