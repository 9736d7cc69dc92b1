import { DAY } from '#domain/time/durations.ts'
import { mailRecords } from './mail-records.ts'
import { PROVIDER_EVENTS, WEBHOOK_PATH } from './provider-events.ts'

/** What is known of a shop before it opens. Moments are null where a thing has never happened. */
export type OpeningFacts = {
  readonly publicUrl: string
  readonly isDemo: boolean
  readonly payments: 'simulator' | 'off' | 'test' | 'live'
  readonly hasGoogle: boolean
  readonly smtpHost: string | null
  readonly mailFrom: string
  readonly isMailFromReal: boolean
  readonly lastMailAt: Date | null
  readonly failedMails: number
  readonly lastWebhookAt: Date | null
  readonly demoFacts: readonly string[]
  /** Sections of the settings that cannot be read, each with why. */
  readonly unreadSettings: readonly string[]
  readonly demoTraces: string
  readonly goods: number
  readonly owners: number
  readonly ownersWithoutTwoStep: number
  readonly lastBackupAt: Date | null
  readonly now: Date
}

/** `missing` keeps the shop shut or breaks it; `advised` can wait a day. */
export type OpeningState = 'done' | 'missing' | 'advised'
export type OpeningStep = {
  readonly key: string
  readonly title: string
  readonly state: OpeningState
  readonly detail: string
  /** To be entered elsewhere, letter by letter. */
  readonly texts: readonly { readonly label: string; readonly text: string }[]
}

type Told = Omit<OpeningStep, 'texts'> & { texts?: OpeningStep['texts'] }

/** Every step from a shop that is tried out to one that is open, in the order in which one does them. */
export function openingList(facts: OpeningFacts): OpeningStep[] {
  const steps = [
    demoStep,
    factsStep,
    settingsStep,
    addressStep,
    ownerStep,
    twoStep,
    mailStep,
    dnsStep,
    keyStep,
    webhookStep,
    googleStep,
    goodsStep,
    backupStep,
  ]
  return steps.flatMap((step) => step(facts) ?? []).map((told) => ({ texts: [], ...told }))
}

export const isReadyToOpen = (steps: readonly Pick<OpeningStep, 'state'>[]) =>
  steps.every(({ state }) => state !== 'missing')

type Step = (facts: OpeningFacts) => Told | null
const told = (key: string, title: string, state: OpeningState, detail: string, texts?: OpeningStep['texts']): Told => ({
  key,
  title,
  state,
  detail,
  ...(texts ? { texts } : {}),
})

const demoStep: Step = ({ isDemo, demoTraces }) => {
  const title = 'No demo'
  if (demoTraces !== '')
    return told(
      'demo',
      title,
      'missing',
      `The database holds ${demoTraces}. "npm run go-live" shows what it will remove, asks, and removes it.`,
    )
  return isDemo
    ? told('demo', title, 'missing', 'The shop runs as a demo. Set DEMO to off, or PUBLIC_URL to its https address.')
    : told('demo', title, 'done', 'No demo people, simulators or invented orders.')
}

const factsStep: Step = ({ demoFacts }) => {
  const title = "The shop's own facts"
  return demoFacts.length > 0
    ? told('facts', title, 'missing', `Still the demo's: ${demoFacts.join(', ')}. Write your own under Settings.`)
    : told('facts', title, 'done', 'Name, GSTIN, address, phones and the grievance officer are your own.')
}

/** Only where there is trouble: the shop runs, with what it came with. */
const settingsStep: Step = ({ unreadSettings: unread }) =>
  unread.length === 0
    ? null
    : told(
        'settings',
        'Settings that can be read',
        'missing',
        `Not read, so the shop uses what it came with: ${unread.join('. ')}. Look at it under Settings and save it anew.`,
      )

const addressStep: Step = ({ publicUrl }) => {
  const title = 'Address with a certificate'
  return publicUrl.startsWith('https:')
    ? told('address', title, 'done', `Shoppers come to ${publicUrl}.`)
    : told(
        'address',
        title,
        'missing',
        `PUBLIC_URL is ${publicUrl}. Passwords need https: set it to the address that shoppers type (deploy/README.md).`,
      )
}

const ownerStep: Step = ({ owners }) =>
  owners > 0
    ? told(
        'owner',
        'An owner',
        'done',
        owners === 1 ? 'One person has every right.' : `${owners} people have every right.`,
      )
    : told(
        'owner',
        'An owner',
        'missing',
        'Nobody can open the back office. "npm run owner you@your-shop.in" mails a link.',
      )

const twoStep: Step = ({ owners, ownersWithoutTwoStep: without }) => {
  // Without an owner there is nobody to ask.
  if (owners === 0) return null
  return without === 0
    ? told('two-step', 'Two-step sign-in of the owner', 'done', 'A stolen password alone opens nothing.')
    : told(
        'two-step',
        'Two-step sign-in of the owner',
        'missing',
        'An owner signs in with a password alone. Switch it on under My account, Security.',
      )
}

const mailStep: Step = ({ smtpHost, mailFrom, isMailFromReal, lastMailAt, failedMails }) => {
  const title = 'Mail'
  if (smtpHost === null) return told('mail', title, 'missing', 'SMTP_URL is not set: no order is confirmed.')
  if (!isMailFromReal) return told('mail', title, 'missing', `MAIL_FROM is ${mailFrom}, which nobody can answer.`)
  if (failedMails > 0)
    return told('mail', title, 'missing', `${failedMails} mails do not leave through ${smtpHost}. Today says why.`)
  return lastMailAt === null
    ? told(
        'mail',
        title,
        'advised',
        `Through ${smtpHost}, from ${mailFrom}. None has left yet: ask for a new password and see it arrive.`,
      )
    : told('mail', title, 'done', `Leaves through ${smtpHost}, from ${mailFrom}.`)
}

const dnsStep: Step = ({ smtpHost, mailFrom }) =>
  smtpHost === null
    ? null
    : told(
        'dns',
        'Mail that is believed',
        'advised',
        'Enter these at whoever keeps your domain, or mails end among the unwanted. DKIM comes from your mail provider.',
        mailRecords(mailFrom, smtpHost),
      )

const keyStep: Step = ({ payments }) => {
  const title = 'Keys of Razorpay'
  if (payments === 'live') return told('keys', title, 'done', 'Live keys are set.')
  if (payments === 'test')
    return told('keys', title, 'missing', 'The keys are for testing (rzp_test_...): no money comes. Set the live ones.')
  return told(
    'keys',
    title,
    'missing',
    'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are not set: nothing can be paid.',
  )
}

const webhookStep: Step = ({ publicUrl, lastWebhookAt }) =>
  told(
    'webhook',
    'Messages of Razorpay',
    lastWebhookAt === null ? 'missing' : 'done',
    lastWebhookAt === null
      ? 'None has come yet. Enter address and events in its dashboard (Account & Settings, Webhooks) with the secret of RAZORPAY_WEBHOOK_SECRET, and pay one rupee.'
      : 'They arrive.',
    [
      { label: 'Address', text: `${publicUrl}${WEBHOOK_PATH}` },
      { label: 'Events', text: PROVIDER_EVENTS.join(', ') },
    ],
  )

const googleStep: Step = ({ hasGoogle, publicUrl }) =>
  hasGoogle
    ? told('google', 'Sign-in with Google', 'done', 'Keys are set.')
    : told(
        'google',
        'Sign-in with Google',
        'advised',
        'Off. With GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET it is there.',
        [{ label: 'Redirect address', text: `${publicUrl}/auth/google/callback` }],
      )

const goodsStep: Step = ({ goods }) =>
  goods > 0
    ? told('goods', 'Goods', 'done', `${goods} products are shown.`)
    : told('goods', 'Goods', 'missing', 'No product is shown yet.')

const BACKUP_MAX_AGE_MS = 2 * DAY

const backupStep: Step = ({ lastBackupAt, now }) => {
  const title = 'A backup'
  if (lastBackupAt === null)
    return told(
      'backup',
      title,
      'missing',
      'None was made yet: "npm run backup", and a timer for every night (docs/operations.md).',
    )
  const isOld = now.getTime() - lastBackupAt.getTime() > BACKUP_MAX_AGE_MS
  return isOld
    ? told('backup', title, 'advised', 'The newest is older than two days. Does its timer run?')
    : told('backup', title, 'done', 'Made within two days. Try a restore once: "npm run restore" into an empty place.')
}
