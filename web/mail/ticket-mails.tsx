import { consultationCalendar } from '#domain/content/consultation-calendar.ts'
import type { ConsultationMailData, MailData } from '#domain/mail/mail-data.ts'
import { dayText } from '#domain/time/day-text.ts'
import { istClock } from '#domain/time/ist.ts'
import { clockText } from '#domain/time/week-hours.ts'
import type { House } from './house.ts'
import { placeText } from './place-text.ts'
import { MailLayout, MailNote, MailText } from './mail-layout.tsx'
import type { MailContent, MailTemplates } from './mail-templates.ts'
import { oneLine } from './order-letter.tsx'

type Letter = { subject: string; title: string; lines: string[]; note: string }

function letter({ subject, title, lines, note }: Letter, house: House): MailContent {
  return {
    subject,
    text: [...lines, note, `${house.shop.name}\n${house.url}`].join('\n\n'),
    body: (
      <MailLayout title={title} preview={lines[0] ?? subject} house={house}>
        {lines.map((line) => (
          <div key={line} style={{ whiteSpace: 'pre-wrap' }}>
            <MailText>{line}</MailText>
          </div>
        ))}
        <MailNote>{note}</MailNote>
      </MailLayout>
    ),
  }
}

const follow = (ticket: string, house: House) =>
  `Ticket ${ticket}. Answer this mail to write to us again; on ${house.url}/contact you can see how far it is.`

/** The same subject with "Re:", as every mail program writes it: the conversation stays one. */
const answer = ({ ticket, subject, text, is_closed: isClosed }: MailData['ticket-answer'], house: House) =>
  letter(
    {
      subject: `Re: ${oneLine(subject) || 'Your message'} [${ticket}]`,
      title: oneLine(subject) || 'Your message',
      lines: [text],
      note: `${isClosed ? 'With this we take the matter as settled. ' : ''}${follow(ticket, house)}`,
    },
    house,
  )

function whenOf(startsAt: string): string {
  const { date, minutes } = istClock(new Date(startsAt))
  return `${dayText(date)}, ${clockText(minutes)} (India)`
}

function withCalendar(
  mail: ConsultationMailData,
  { shop }: House,
  content: MailContent,
  isCancelled = false,
): MailContent {
  const { ticket, place, startsAt, bookedAt, sequence } = mail
  const dates = { startsAt: new Date(startsAt), bookedAt: new Date(bookedAt) }
  const file = consultationCalendar({ ticket, place, ...dates, sequence, isCancelled }, shop)
  const contentType = `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`
  return { ...content, attachments: [{ filename: 'consultation.ics', content: file, contentType }] }
}

const facts = ({ startsAt, place }: ConsultationMailData, house: House) =>
  `When: ${whenOf(startsAt)}\nWhere: ${placeText(place, house)}`

const moved = (mail: ConsultationMailData, house: House) =>
  withCalendar(
    mail,
    house,
    letter(
      {
        subject: `Your consultation has a new time [${mail.ticket}]`,
        title: 'Your consultation has a new time',
        lines: [`Hello ${mail.name},`, 'Your consultation takes place at another time:', facts(mail, house)],
        note: `The calendar file replaces the old entry. If it does not suit you, call ${house.shop.phoneText}. ${follow(mail.ticket, house)}`,
      },
      house,
    ),
  )

const cancelled = (mail: MailData['consultation-cancelled'], house: House) =>
  withCalendar(
    mail,
    house,
    letter(
      {
        subject: `Your consultation is cancelled [${mail.ticket}]`,
        title: 'Your consultation is cancelled',
        lines: [
          `Hello ${mail.name},`,
          `Your consultation on ${whenOf(mail.startsAt)} does not take place.`,
          `The reason: ${mail.reason}`,
        ],
        note: `You can book another time on ${house.url}/contact or by phone: ${house.shop.phoneText}. ${follow(mail.ticket, house)}`,
      },
      house,
    ),
    true,
  )

const reminder = (mail: ConsultationMailData, house: House) =>
  withCalendar(
    mail,
    house,
    letter(
      {
        subject: `Tomorrow: your consultation [${mail.ticket}]`,
        title: 'We see you tomorrow',
        lines: [`Hello ${mail.name},`, 'This is a reminder of your consultation:', facts(mail, house)],
        note: `If you cannot come, please tell us: ${house.shop.phoneText}. ${follow(mail.ticket, house)}`,
      },
      house,
    ),
  )

export const ticketMails = {
  'ticket-answer': answer,
  'consultation-moved': moved,
  'consultation-cancelled': cancelled,
  'consultation-reminder': reminder,
} satisfies Partial<MailTemplates>
