import { customers, type CustomerJson } from '#domain/api/customers.ts'
import { StaffNotes } from '#web/backoffice/parts/staff-notes.tsx'
import { useCustomer } from './customer-api.ts'

/** Only staff read these, and the customer who asks for their data. */
export function CustomerNotes({ customer }: { customer: CustomerJson }) {
  const { note } = useCustomer(customer)
  return <StaffNotes notes={customer.notes} schema={customers.note.body} onSend={({ text }) => note(text)} />
}
