import fc from 'fast-check'

const NUL = String.fromCodePoint(0)

/** What people with bad intentions, broken programs and old browsers send. */
const NASTY_TEXTS = [
  '',
  ' ',
  "' OR '1'='1' --",
  "'; drop table users; --",
  '1) union select null, version() --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x7fffffff',
  '9'.repeat(40),
  '%00',
  NUL,
  `a${NUL}b`,
  '\uD800',
  'z̷̛͎a̶͓l̵͈g̴͚o̷',
  '\u202Eesrever',
  '🛋️'.repeat(50),
  'टेबल',
  "%' escape '",
  '\\',
  'x'.repeat(5000),
  'a b\r\nSet-Cookie: c=d',
  '2026-02-30',
  '__proto__',
  'constructor',
  'toString',
] as const

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
]

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

const nastyNumber = fc.oneof(
  fc.constantFrom(...NASTY_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any value that JSON can say, and mostly not the one that was asked for. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: nastyNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: -1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
