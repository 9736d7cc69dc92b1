import { readJson, type Shelf } from '#web/ui/state/safe-storage.ts'

/** Everything that can be typed in one of the forms; each uses what it needs. */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'date', 'starts_at', 'place'] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]
export type EnquiryDraft = Record<EnquiryField, string>

export const EMPTY_ENQUIRY = Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, ''])) as EnquiryDraft

/** What was typed survives a reload and a failed sending; it ends with the browser tab. The shelf may hold anything. */
export function readEnquiry(storage: Shelf, key: string): EnquiryDraft {
  const stored = Object(readJson(storage, key)) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, text(stored[field])])) as EnquiryDraft
}

export function saveEnquiry(storage: Shelf, key: string, draft: EnquiryDraft): void {
  storage.setItem(key, JSON.stringify(draft))
}
