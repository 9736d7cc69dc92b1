export const ANNOUNCEMENT_TONES = ['quiet', 'festive', 'urgent'] as const
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number]

export const TONE_WORDS: Readonly<Record<AnnouncementTone, string>> = {
  quiet: 'Quiet: for notes',
  festive: 'Festive: for sales and openings',
  urgent: 'Urgent: for closures and delays',
}

export const LONGEST_ANNOUNCEMENT = 160

type Said = { readonly text: string; readonly link: string }

/** What a browser remembers of the one that was dismissed; other words have another, and are shown again. FNV-1a. */
export function announcementKey({ text, link }: Said): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of `${text}\n${link}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash.toString(36)
}
