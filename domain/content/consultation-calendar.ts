import { addressLine } from '#domain/company/address-line.ts'
import type { ShopFacts } from '#domain/company/shop-facts.ts'
import type { ConsultationPlace } from '#domain/content/enquiry.ts'
import { CONSULTATION_MINUTES } from '#domain/content/opening-hours.ts'
import { MINUTE } from '#domain/time/durations.ts'

type Appointment = {
  readonly ticket: string
  readonly startsAt: Date
  readonly bookedAt: Date
  readonly place: ConsultationPlace
  /** How often it was moved; a calendar takes the higher number. */
  readonly sequence?: number | undefined
  readonly isCancelled?: boolean | undefined
}

const REMIND_MINUTES = 60

/** A calendar file (RFC 5545) that every calendar program opens. Its id is the ticket, so that it is entered once. */
export function consultationCalendar(appointment: Appointment, shop: ShopFacts): string {
  const { ticket, startsAt, bookedAt, place, sequence = 0, isCancelled = false } = appointment
  const endsAt = new Date(startsAt.getTime() + CONSULTATION_MINUTES * MINUTE)
  const isVideo = place === 'video'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${shop.name}//Consultations//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${ticket}@${shop.email.split('@')[1] ?? ''}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(bookedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(`Consultation with ${shop.name}`)}`,
    `LOCATION:${escaped(isVideo ? 'Video call' : addressLine(shop))}`,
    `DESCRIPTION:${escaped(`Ticket ${ticket}. ${isVideo ? `We call you. ` : ''}To change the time: ${shop.phoneText} or ${shop.email}.`)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`Consultation with ${shop.name}`)}`,
    `TRIGGER:-PT${REMIND_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (at: Date) =>
  at
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d{3}/, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const LONGEST_LINE = 70
/** A character outside ASCII takes up to four bytes. */
const LONGEST_WIDE = 17

/** Lines hold at most 75 bytes; what is longer goes on after a space. */
function folded(line: string): string {
  const most = /^[ -~]*$/.test(line) ? LONGEST_LINE : LONGEST_WIDE
  const parts = line.match(new RegExp(`.{1,${most}}`, 'gu')) ?? ['']
  return parts.join('\r\n ')
}
