import type { House } from './house.ts'
import type { MailData } from '#domain/mail/mail-data.ts'
import { MailButton, MailCode, MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'

type AccountMail = {
  subject: string
  name?: string
  lines: string[]
  action?: { label: string; url: string }
  code?: string
  note?: string
}

/** One shape for all mails about an account, so that the HTML and the plain text cannot say different things. */
export function accountMail({ subject, name, lines, action, code, note }: AccountMail, house: House): MailContent {
  const greeting = name ? `Hello ${name},` : 'Hello,'
  const text = [
    greeting,
    ...lines,
    code,
    action && `${action.label}:\n${action.url}`,
    note,
    `${house.shop.name}\n${house.url}`,
  ]
  return {
    subject,
    text: text.filter(Boolean).join('\n\n'),
    body: (
      <MailLayout title={subject} preview={lines[0] ?? subject} house={house}>
        <MailText>{greeting}</MailText>
        {lines.map((line) => (
          <MailText key={line}>{line}</MailText>
        ))}
        {code && <MailCode>{code}</MailCode>}
        {action && <MailButton href={action.url}>{action.label}</MailButton>}
        {note && <MailNote>{note}</MailNote>}
      </MailLayout>
    ),
  }
}

export const notYou = ({ shop }: House) =>
  `If this was not you, reset your password at once and write to ${shop.email}.`

const welcome = ({ name, token }: MailData['welcome'], house: House) =>
  accountMail(
    {
      subject: `Welcome to ${house.shop.name}`,
      name,
      lines: ['Your account is ready. Please confirm that this is your email, so that order news reaches you.'],
      action: { label: 'Confirm my email', url: `${house.url}/account/confirm-email?token=${token}` },
      note: 'If you did not create this account, somebody typed your address by mistake. You need not do anything.',
    },
    house,
  )

const verifyEmail = ({ name, token }: MailData['verify-email'], house: House) =>
  accountMail(
    {
      subject: 'Confirm your email',
      name,
      lines: ['Please confirm that this is your email, so that order news reaches you. The link works for 7 days.'],
      action: { label: 'Confirm my email', url: `${house.url}/account/confirm-email?token=${token}` },
    },
    house,
  )

const resetPassword = ({ name, token }: MailData['reset-password'], house: House) =>
  accountMail(
    {
      subject: 'Set a new password',
      name,
      lines: ['Somebody, hopefully you, asked for a new password. This link works once, within 60 minutes.'],
      action: { label: 'Set a new password', url: `${house.url}/reset-password?token=${token}` },
      note: 'If you did not ask for it, ignore this mail: your password stays as it is.',
    },
    house,
  )

const ownerLink = ({ name, token }: MailData['owner-link'], house: House) =>
  accountMail(
    {
      subject: `You run ${house.shop.name}`,
      name,
      lines: [
        'Your account is an owner of this shop. Choose your password with this link; it works once, within 24 hours.',
        `Then log in and go to ${house.url}/backoffice.`,
      ],
      action: { label: 'Choose my password', url: `${house.url}/reset-password?token=${token}` },
      note: 'If you do not know this shop, ignore this mail. After 24 hours the link is worth nothing.',
    },
    house,
  )

const passwordChanged = ({ name }: MailData['password-changed'], house: House) =>
  accountMail(
    {
      subject: 'Your password was changed',
      name,
      lines: ['The password of your account was just changed, and every device was logged out.'],
      note: notYou(house),
    },
    house,
  )

const changeEmail = ({ name, email, token }: MailData['change-email'], house: House) =>
  accountMail(
    {
      subject: 'Confirm your new email',
      name,
      lines: [`You asked to use ${email} for your account. It changes when you follow this link, within 24 hours.`],
      action: { label: 'Use this email', url: `${house.url}/account/confirm-email?token=${token}` },
      note: 'If you did not ask for it, ignore this mail: nothing changes.',
    },
    house,
  )

const emailChanged = ({ name, email }: MailData['email-changed'], house: House) =>
  accountMail(
    {
      subject: 'The email of your account was changed',
      name,
      lines: [`Your account now uses ${email}.`],
      note: notYou(house),
    },
    house,
  )

const emailAlreadyUsed = (_data: object, house: House) =>
  accountMail(
    {
      subject: 'You already have an account',
      lines: [
        'Somebody, hopefully you, wanted to use this address for another account. It already has one, so nothing changed.',
      ],
      action: { label: 'Log in', url: `${house.url}/login` },
    },
    house,
  )

const googleJoined = ({ name }: MailData['google-joined'], house: House) =>
  accountMail(
    {
      subject: 'Google sign-in was added to your account',
      name,
      lines: ['From now on you can also log in with the Google account of this address.'],
      note: notYou(house),
    },
    house,
  )

const loginCode = ({ name, code }: MailData['login-code'], house: House) =>
  accountMail(
    {
      subject: `${code} is your sign-in code`,
      name,
      lines: ['Type this code to log in. It works once, within 10 minutes. We never ask for it by phone or chat.'],
      code,
      note: 'If you did not ask for it, ignore this mail.',
    },
    house,
  )

const accountDeleted = ({ name }: MailData['account-deleted'], house: House) =>
  accountMail(
    {
      subject: 'Your account is deleted',
      name,
      lines: [
        'Your account and what we knew about you are deleted. Invoices are kept as tax law asks, without your account.',
        'Thank you for having been with us.',
      ],
    },
    house,
  )

export const accountMails = {
  welcome,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'owner-link': ownerLink,
  'password-changed': passwordChanged,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'email-already-used': emailAlreadyUsed,
  'google-joined': googleJoined,
  'login-code': loginCode,
  'account-deleted': accountDeleted,
} satisfies Partial<MailTemplates>
