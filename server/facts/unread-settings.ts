import type { SectionKey } from '#domain/company/settings.ts'

/** A section that is kept and that this shop cannot read, and why. */
export type UnreadSection = { readonly section: SectionKey; readonly reason: string }

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

const MOST_REASONS = 3

/** "gstin: Must not be empty; zones.0.days: Must be a whole number" */
export const reasonOf = (issues: readonly Issue[]): string =>
  issues
    .slice(0, MOST_REASONS)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ')

type Tell = (unread: UnreadSection) => void
let tell: Tell = () => undefined
let told: readonly string[] = []

/** Settings are read with every page: each trouble is said once, and again when it comes back. */
export function tellOfUnread(unread: readonly UnreadSection[]): void {
  const now = unread.map(({ section, reason }) => `${section} ${reason}`)
  unread.forEach((one, at) => {
    if (!told.includes(now[at] ?? '')) tell(one)
  })
  told = now
}

/** For the start: who hears of it. */
export function onUnreadSettings(hear: Tell): void {
  tell = hear
  told = []
}
