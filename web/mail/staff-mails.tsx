import type { MailData } from '#domain/mail/mail-data.ts'
import { accountMail, notYou } from './account-mails.tsx'
import type { House } from './house.ts'
import type { MailTemplates } from './mail-templates.ts'

const rightsLine = ({ place, rights }: { place: string; rights: string[] }) =>
  `${place}: ${rights.length > 0 ? rights.join('; ') : 'every right'}.`

const invited = ({ by, token, ...given }: MailData['staff-invited'], house: House) =>
  accountMail(
    {
      subject: `${by} invites you to work at ${house.shop.name}`,
      lines: [`${by} would like you to work in the back office of ${house.shop.name}.`, rightsLine(given)],
      action: { label: 'Join', url: `${house.url}/join?token=${token}` },
      note: 'The link works once, within 7 days. If you do not know this shop, ignore this mail: nothing happens.',
    },
    house,
  )

const joined = ({ name, ...given }: MailData['staff-joined'], house: House) =>
  accountMail(
    {
      subject: `You work at ${house.shop.name} now`,
      name,
      lines: ['Your account opens the back office from now on.', rightsLine(given)],
      action: { label: 'Open the back office', url: `${house.url}/backoffice` },
      note: notYou(house),
    },
    house,
  )

const rightsChanged = ({ name, by, ...given }: MailData['staff-rights-changed'], house: House) =>
  accountMail(
    {
      subject: 'Your rights in the back office were changed',
      name,
      lines: [`${by} has changed what you may do in the back office.`, rightsLine(given)],
    },
    house,
  )

const revoked = ({ name, by }: MailData['staff-revoked'], house: House) =>
  accountMail(
    {
      subject: 'You no longer work in the back office',
      name,
      lines: [
        `${by} has ended your access to the back office of ${house.shop.name}. All your devices were logged out.`,
        'Your account as a customer stays as it is.',
      ],
    },
    house,
  )

const signedOut = ({ name, by, device }: MailData['staff-signed-out'], house: House) =>
  accountMail(
    {
      subject: device === null ? 'All your devices were logged out' : 'A device of yours was logged out',
      name,
      lines: [`${by} has logged out ${device ?? 'all your devices'}. Log in again wherever you need it.`],
    },
    house,
  )

const twoStepOn = ({ name }: MailData['two-step-on'], house: House) =>
  accountMail(
    {
      subject: 'Two-step sign-in is on',
      name,
      lines: [
        'From now on a login asks for a code of your app, or for a passkey, as well. All other devices were logged out.',
        'Keep the recovery codes where you find them without your phone.',
      ],
      note: notYou(house),
    },
    house,
  )

const twoStepOff = ({ name, by }: MailData['two-step-off'], house: House) =>
  accountMail(
    {
      subject: 'Two-step sign-in is off',
      name,
      lines: [
        by === null
          ? 'A login asks for nothing but your password, a code by mail or Google now.'
          : `${by} has switched it off for you. Set it up again after your next login.`,
      ],
      note: notYou(house),
    },
    house,
  )

const recoveryCodeUsed = ({ name, left }: MailData['recovery-code-used'], house: House) =>
  accountMail(
    {
      subject: 'A recovery code was used',
      name,
      lines: [
        `Somebody, hopefully you, has used a recovery code of your account. ${left} ${left === 1 ? 'is' : 'are'} left.`,
        'Under My account, Security you can make new ones.',
      ],
      note: notYou(house),
    },
    house,
  )

const secondStepAdded = ({ name, what }: MailData['second-step-added'], house: House) =>
  accountMail(
    {
      subject: 'A second step was added to your account',
      name,
      lines: [`From now on ${what} opens your account together with your password.`],
      note: notYou(house),
    },
    house,
  )

const secondStepRemoved = ({ name, what }: MailData['second-step-removed'], house: House) =>
  accountMail(
    {
      subject: 'A second step was removed from your account',
      name,
      lines: [`From now on ${what} opens your account no more.`],
      note: notYou(house),
    },
    house,
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
  'second-step-added': secondStepAdded,
  'second-step-removed': secondStepRemoved,
} satisfies Partial<MailTemplates>
