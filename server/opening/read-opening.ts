import { demoFacts, isNobodysMail } from '#domain/company/demo-facts.ts'
import { SECTION_TITLES } from '#domain/company/setting-parts.ts'
import { shopFacts } from '#domain/company/shop-facts.ts'
import { openingList, type OpeningFacts, type OpeningStep } from '#domain/opening/opening-list.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { countDemoTraces, inWords } from './demo-traces.ts'
import { readCounts } from './opening.store.ts'
import { readWholeSettings } from '#server/facts/read-settings.ts'

/** The list for this shop as it runs now: from its settings, its facts and its database. */
export async function readOpening({
  config,
  db,
  clock,
}: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<OpeningStep[]> {
  const [counts, traces, { settings, unread }] = await Promise.all([
    readCounts(db),
    countDemoTraces(db),
    readWholeSettings(db),
  ])
  return openingList({
    ...counts,
    ...ofSettings(config),
    demoFacts: demoFacts(shopFacts(settings)),
    unreadSettings: unread.map(({ section, reason }) => `${SECTION_TITLES[section]} (${reason})`),
    demoTraces: inWords(traces),
    now: clock.now(),
  })
}

function ofSettings({ publicUrl, demo, payments, google, mail, mailFrom }: Config) {
  return {
    publicUrl,
    isDemo: demo,
    payments: kindOfPayments(payments),
    hasGoogle: google.mode === 'google',
    smtpHost: mail.mode === 'smtp' ? new URL(mail.url).hostname : null,
    mailFrom,
    isMailFromReal: !isNobodysMail(mailFrom),
  }
}

function kindOfPayments(payments: Config['payments']): OpeningFacts['payments'] {
  if (payments.mode !== 'razorpay') return payments.mode
  return payments.keyId.startsWith('rzp_live_') ? 'live' : 'test'
}
