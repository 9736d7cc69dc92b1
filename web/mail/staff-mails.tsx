import { shop } from '#domain/company/shop.ts'
import type { MailData } from '#domain/mail/mail-data.ts'
import { accountMail, NOT_YOU } from './account-mails.tsx'
import type { MailTemplates } from './mail-templates.ts'

const rightsLine = ({ place, rights }: { place: string; rights: string[] }) =>
  `${place}: ${rights.length > 0 ? rights.join('; ') : 'every right'}.`

const invited = ({ by, token, ...given }: MailData['staff-invited'], shopUrl: string) =>
  accountMail(
    {
      subject: `${by} invites you to work at ${shop.name}`,
      lines: [`${by} would like you to work in the back office of ${shop.name}.`, rightsLine(given)],
      action: { label: 'Join', url: `${shopUrl}/join?token=${token}` },
      note: 'The link works once, within 7 days. If you do not know this shop, ignore this mail: nothing happens.',
    },
    shopUrl,
  )

const joined = ({ name, ...given }: MailData['staff-joined'], shopUrl: string) =>
  accountMail(
    {
      subject: `You work at ${shop.name} now`,
      name,
      lines: ['Your account opens the back office from now on.', rightsLine(given)],
      action: { label: 'Open the back office', url: `${shopUrl}/backoffice` },
      note: NOT_YOU,
    },
    shopUrl,
  )

const rightsChanged = ({ name, by, ...given }: MailData['staff-rights-changed'], shopUrl: string) =>
  accountMail(
    {
      subject: 'Your rights in the back office were changed',
      name,
      lines: [`${by} has changed what you may do in the back office.`, rightsLine(given)],
    },
    shopUrl,
  )

const revoked = ({ name, by }: MailData['staff-revoked'], shopUrl: string) =>
  accountMail(
    {
      subject: 'You no longer work in the back office',
      name,
      lines: [
        `${by} has ended your access to the back office of ${shop.name}. All your devices were logged out.`,
        'Your account as a customer stays as it is.',
      ],
    },
    shopUrl,
  )

const signedOut = ({ name, by, device }: MailData['staff-signed-out'], shopUrl: string) =>
  accountMail(
    {
      subject: device === null ? 'All your devices were logged out' : 'A device of yours was logged out',
      name,
      lines: [`${by} has logged out ${device ?? 'all your devices'}. Log in again wherever you need it.`],
    },
    shopUrl,
  )

const twoStepOn = ({ name }: MailData['two-step-on'], shopUrl: string) =>
  accountMail(
    {
      subject: 'Two-step sign-in is on',
      name,
      lines: [
        'From now on a login asks for a code of your app as well. All other devices were logged out.',
        'Keep the recovery codes where you find them without your phone.',
      ],
      note: NOT_YOU,
    },
    shopUrl,
  )

const twoStepOff = ({ name, by }: MailData['two-step-off'], shopUrl: string) =>
  accountMail(
    {
      subject: 'Two-step sign-in is off',
      name,
      lines: [
        by === null
          ? 'A login asks for nothing but your password, a code by mail or Google now.'
          : `${by} has switched it off for you. Set it up again after your next login.`,
      ],
      note: NOT_YOU,
    },
    shopUrl,
  )

const recoveryCodeUsed = ({ name, left }: MailData['recovery-code-used'], shopUrl: string) =>
  accountMail(
    {
      subject: 'A recovery code was used',
      name,
      lines: [
        `Somebody, hopefully you, has used a recovery code of your account. ${left} ${left === 1 ? 'is' : 'are'} left.`,
        'Under My account, Security you can make new ones.',
      ],
      note: NOT_YOU,
    },
    shopUrl,
  )

export const staffMails = {
  'staff-invited': invited,
  'staff-joined': joined,
  'staff-rights-changed': rightsChanged,
  'staff-revoked': revoked,
  'staff-signed-out': signedOut,
  'two-step-on': twoStepOn,
  'two-step-off': twoStepOff,
  'recovery-code-used': recoveryCodeUsed,
} satisfies Partial<MailTemplates>
