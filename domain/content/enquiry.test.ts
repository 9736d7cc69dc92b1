import { expect, test } from 'vitest'
import { type EnquiryInput, validateEnquiry } from '#domain/content/enquiry.ts'
import { shop } from '#domain/company/shop.ts'

const open = { week: shop.showroomHours, holidays: [] }
const now = new Date('2026-11-15T12:00:00+05:30')
const contact: EnquiryInput = {
  kind: 'contact',
  name: ' Asha Rai ',
  email: 'Asha@Example.com',
  subject: 'A bed',
  message: 'Do you make it in sal?',
}
const errors = (input: EnquiryInput) => {
  const result = validateEnquiry(input, { now, open })
  return result.ok ? {} : result.error
}

test('a message is kept tidy, phone optional', () => {
  expect(validateEnquiry(contact, { now, open })).toEqual({
    ok: true,
    value: {
      kind: 'contact',
      name: 'Asha Rai',
      email: 'asha@example.com',
      phone: null,
      subject: 'A bed',
      message: 'Do you make it in sal?',
      projectSlug: null,
      startsAt: null,
      place: null,
    },
  })
})

test('name, email, subject and message are required', () => {
  expect(errors({ kind: 'contact', name: '', email: ' ', subject: '', message: '' })).toEqual({
    name: 'Full name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  })
  expect(errors({ ...contact, email: 'asha' })).toEqual({ email: 'Email is invalid' })
})

test('a novel is too long', () => {
  expect(errors({ ...contact, message: 'x'.repeat(5001) })).toEqual({ message: 'Must be at most 5000 characters' })
})

test('a consultation needs a time that is on offer, and knows its subject', () => {
  const consultation: EnquiryInput = { kind: 'consultation', name: 'Asha', email: 'asha@example.com' }
  expect(errors(consultation)).toEqual({ starts_at: 'Please choose a time' })
  expect(errors({ ...consultation, starts_at: new Date('2026-11-16T21:00:00+05:30') })).toEqual({
    starts_at: 'This time is not available',
  })
  expect(
    validateEnquiry({ ...consultation, starts_at: new Date('2026-11-16T11:00:00+05:30') }, { now, open }),
  ).toMatchObject({
    ok: true,
    value: {
      subject: 'Consultation at the showroom',
      startsAt: new Date('2026-11-16T11:00:00+05:30'),
      projectSlug: null,
    },
  })
})

test('a request for information names its project', () => {
  const request: EnquiryInput = { kind: 'request_info', name: 'Asha', email: 'asha@example.com' }
  expect(errors(request)).toEqual({ project_slug: 'Project is required' })
  expect(validateEnquiry({ ...request, project_slug: ' fernhollow ' }, { now, open })).toMatchObject({
    ok: true,
    value: { projectSlug: 'fernhollow', startsAt: null },
  })
})

test('a consultation can be a video call; nothing else has a place', () => {
  const startsAt = new Date('2026-11-16T11:00:00+05:30')
  const booked = validateEnquiry(
    { kind: 'consultation', name: 'Asha', email: 'asha@example.com', starts_at: startsAt, place: 'video' },
    { now, open },
  )
  expect(booked).toMatchObject({ ok: true, value: { place: 'video', subject: 'Consultation by video call' } })
  expect(validateEnquiry({ ...contact, place: 'video' }, { now, open })).toMatchObject({
    ok: true,
    value: { place: null },
  })
})

test('a complaint needs what a letter needs', () => {
  expect(errors({ ...contact, kind: 'grievance', message: '' })).toEqual({ message: 'Message is required' })
  expect(validateEnquiry({ ...contact, kind: 'grievance' }, { now, open })).toMatchObject({
    ok: true,
    value: { subject: 'A bed' },
  })
})
