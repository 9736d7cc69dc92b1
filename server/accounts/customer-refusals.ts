import { overtakenRefusal } from '#server/audit/overtaken.ts'
import { atField, notFound, type Refusal } from '#server/http/reply.ts'
import type { CustomerRefusal } from './manage-customer.ts'

export const noSuchCustomer = notFound('There is no such customer.')

const ACTION_WORDS = {
  'customer.blocked': 'blocked this customer',
  'customer.unblocked': 'unblocked this customer',
  'customer.noted': 'wrote a note on this customer',
  'customer.exported': 'exported this customer',
}

export function customerRefusal<R extends CustomerRefusal>(refusal: R): Refusal<R['code']>
export function customerRefusal(refusal: CustomerRefusal): Refusal<CustomerRefusal['code']> {
  switch (refusal.code) {
    case 'not_found':
      return noSuchCustomer
    case 'orders_open':
      return {
        status: 409,
        code: refusal.code,
        message:
          'An order, a return or a refund of this customer is not finished. It needs their name and address until it is.',
      }
    case 'email_not_repeated':
      return atField('email', refusal.code, 'This is not the e-mail address of the customer.')
    case 'changed_meanwhile':
      return overtakenRefusal(refusal, 'customer', ACTION_WORDS)
  }
}
