import { err, ok, type Result } from '#domain/result.ts'

/** Why words cannot stand on a page that everybody reads. */
export type WordsRefusal = { readonly code: 'too_short' | 'has_contact' | 'has_link' | 'is_rude' }

export const SHORTEST_WORDS = 3

const LINK = /https?:|www\.|\b[\w-]+\.(?:com|in|net|org|shop|info|biz|io|co|xyz|top|ru|cn)\b/i
const MAIL_ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/
/** Ten figures, however they are spaced: a telephone number and no measure. */
const TELEPHONE = /(?:\d[\s().-]{0,2}){10,}/
/** English, Hindi and Bengali as they are typed here. Whole words alone: nobody is refused for Scunthorpe. */
const RUDE = new Set(
  'fuck fucking fucker shit bullshit bitch bastard asshole arsehole cunt dick whore slut chutiya chutia bhosdike bhosdi madarchod behenchod bhenchod benchod gandu harami haramzada randi kutta kamina bokachoda khanki magi shuorer'.split(
    ' ',
  ),
)

/** Words for everybody's eyes carry no links and nobody's address or number, and are not rude. */
export function checkPublicWords(text: string): Result<string, WordsRefusal> {
  const words = text.replaceAll('\r\n', '\n').trim()
  if (words.replaceAll(/[^\p{L}\p{N}]/gu, '').length < SHORTEST_WORDS) return err({ code: 'too_short' })
  if (MAIL_ADDRESS.test(words) || TELEPHONE.test(words)) return err({ code: 'has_contact' })
  if (LINK.test(words)) return err({ code: 'has_link' })
  const isRude = words
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => RUDE.has(word))
  return isRude ? err({ code: 'is_rude' }) : ok(words)
}

const WORDS: Readonly<Record<WordsRefusal['code'], string>> = {
  too_short: 'Please write a few words more',
  has_contact: 'Please leave out telephone numbers and e-mail addresses: everybody can read this',
  has_link: 'Please leave out links: everybody can read this',
  is_rude: 'Please say it without swearing: everybody can read this',
}

export const wordsRefusalText = ({ code }: WordsRefusal): string => WORDS[code]
