import type { House } from './house.ts'
import { placeText } from './place-text.ts'
import { consultationCalendar } from '#domain/content/consultation-calendar.ts'
import { type Enquiry, REPLY_HOURS } from '#domain/content/enquiry.ts'
import type { EnquiryMailData } from '#domain/mail/mail-data.ts'
import { GRIEVANCE_FIGURES } from '#domain/content/policies.ts'
import { MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'

const whenText = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

const KINDS: Record<Enquiry['kind'], string> = {
  contact: 'Message',
  grievance: 'Complaint',
  request_info: 'Request about a project',
  consultation: 'Consultation',
}

/** The facts of an enquiry, the same for the shop and for its writer. */
function factsOf(mail: EnquiryMailData, house: House): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    ['Ticket', mail.ticket],
    ['Kind', KINDS[mail.kind]],
    ['Project', mail.project],
    ['When', mail.startsAt && `${whenText.format(new Date(mail.startsAt))} (India)`],
    ['Where', mail.place && placeText(mail.place, house)],
    ['Name', mail.name],
    ['Email', mail.email],
    ['Phone', mail.phone],
    ['Subject', mail.subject],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function calendarOf(
  { ticket, startsAt, bookedAt, place }: EnquiryMailData,
  { shop }: House,
): Pick<MailContent, 'attachments'> {
  if (!startsAt || !place) return {}
  const appointment = { ticket, place, startsAt: new Date(startsAt), bookedAt: new Date(bookedAt) }
  const content = consultationCalendar(appointment, shop)
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return { attachments: [{ filename: 'consultation.ics', content, contentType }] }
}

function enquiryMail(
  mail: EnquiryMailData,
  subject: string,
  opening: string[],
  note: string,
  house: House,
): MailContent {
  const facts = factsOf(mail, house)
  const text = [...opening, facts.map(([name, value]) => `${name}: ${value}`).join('\n'), mail.message, note]
  return {
    subject,
    text: [...text, `${house.shop.name}\n${house.url}`].filter(Boolean).join('\n\n'),
    ...calendarOf(mail, house),
    body: (
      <MailLayout title={subject} preview={opening.at(-1) ?? subject} house={house}>
        {opening.map((line) => (
          <MailText key={line}>{line}</MailText>
        ))}
        <MailText>
          {facts.map(([name, value]) => (
            <span key={name}>
              {name}: <strong>{value}</strong>
              <br />
            </span>
          ))}
        </MailText>
        <div style={{ whiteSpace: 'pre-wrap' }}>
          <MailText>{mail.message}</MailText>
        </div>
        <MailNote>{note}</MailNote>
      </MailLayout>
    ),
  }
}

const forShop = (mail: EnquiryMailData, house: House) =>
  enquiryMail(
    mail,
    `${KINDS[mail.kind]} from ${oneLine(mail.name)}: ${oneLine(mail.subject)} [${mail.ticket}]`,
    [`${mail.name} has written to the shop.`],
    `Answer to ${mail.email} within ${REPLY_HOURS} hours and keep the ticket number in the subject.`,
    house,
  )

const openings = ({ shop }: House): Record<Enquiry['kind'], string> => ({
  contact: `Thank you for writing to us. A person reads it and answers within ${REPLY_HOURS} hours.`,
  grievance: `Your complaint has reached ${shop.grievanceOfficer.name}, ${shop.grievanceOfficer.designation}. This mail is its acknowledgement; it is settled within ${GRIEVANCE_FIGURES.redressedWithin}.`,
  request_info: `Thank you for asking about our work. Somebody who knows the project answers within ${REPLY_HOURS} hours.`,
  consultation: 'Your consultation is booked. The calendar file in this mail puts it into your calendar.',
})

const received = (mail: EnquiryMailData, house: House) =>
  enquiryMail(
    mail,
    mail.kind === 'consultation'
      ? `Your consultation is booked [${mail.ticket}]`
      : `We have your message [${mail.ticket}]`,
    [`Hello ${mail.name},`, openings(house)[mail.kind]],
    `Quote the ticket number ${mail.ticket} when you call ${house.shop.phoneText} or write to ${house.shop.email}. On ${house.url}/contact you can see how far it is. If you did not write to us, somebody typed your address by mistake; you need not do anything.`,
    house,
  )

/** A subject is one line, whatever was typed. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 120)

export const enquiryMails = {
  'enquiry-for-shop': forShop,
  'enquiry-received': received,
} satisfies Partial<MailTemplates>
