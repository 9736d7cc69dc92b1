export const OILED_WOOD_CARE =
  'Dust along the grain with a dry cotton cloth. Wipe spills at once. Oil twice a year, before and after the monsoon, and keep it a hand away from a heater or a wet wall.'

export const LACQUERED_WOOD_CARE =
  'Wipe with a soft damp cloth and dry it straight after. Use coasters under hot cups, and no spirit or ammonia cleaners.'

export const LINEN_UPHOLSTERY_CARE =
  'Vacuum weekly with a soft brush and turn the cushions once a month. Covers come off: dry-clean the first time, then cold gentle wash and line dry in shade.'

export const FIXED_UPHOLSTERY_CARE =
  'Vacuum with a soft brush. Blot spills with a dry white cloth, do not rub. Have it dry-cleaned in place once a year.'

export const CANE_CARE =
  'Brush the weave with a soft dry brush. Once a month in the dry season wipe it from below with a damp cloth so that it stays taut. Keep it out of noon sun.'

export const BRASS_CARE =
  'Dust with a soft cloth. The brass is left unlacquered and darkens with years; for a bright look rub with a paste of lime and salt, rinse and dry.'

export const MARBLE_CARE =
  'Wipe with a damp cloth and plain soap. Keep lime, tamarind, vinegar and turmeric off the stone, and reseal it once a year.'

export const LAMP_CARE = 'Switch off and let it cool. Dust the shade with a soft brush, wipe the body with a dry cloth.'

export const RUG_CARE =
  'Vacuum without the beater, turn it round every three months and use an underlay on stone floors. Professional wash once in two years.'

export const WASHABLE_TEXTILE_CARE =
  'Machine wash cold with like colours, gentle cycle. Line dry in shade, warm iron while slightly damp. Do not bleach.'

export const WOOL_TEXTILE_CARE =
  'Air it often and wash it seldom. Hand wash cold with wool soap, press the water out in a towel and dry it flat.'
