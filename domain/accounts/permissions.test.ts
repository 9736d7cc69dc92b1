import { expect, test } from 'vitest'
import { may, PERMISSIONS, permissionsOf } from './permissions.ts'

const staff = { role: 'staff', permissions: null } as const
const packer = { role: 'staff', permissions: ['manage_orders', 'a right of an older shop'] } as const

test('a customer may do nothing in the back office, whatever their list says', () => {
  expect(permissionsOf({ role: 'customer', permissions: null })).toEqual([])
  expect(permissionsOf({ role: 'customer', permissions: [...PERMISSIONS] })).toEqual([])
})

test('staff run the shop; refunds, people, settings, reports, the audit log and erasing a person are the owner’s', () => {
  expect(PERMISSIONS.filter((permission) => !may(staff, permission))).toEqual([
    'refund_payments',
    'manage_staff',
    'change_settings',
    'see_reports',
    'see_audit_log',
    'erase_customers',
  ])
})

test('a list of one’s own takes the place of what the role may: less, or more', () => {
  expect(permissionsOf(packer)).toEqual(['manage_orders'])
  expect(permissionsOf({ role: 'staff', permissions: [] })).toEqual([])
  expect(may({ role: 'staff', permissions: ['refund_payments'] }, 'refund_payments')).toBe(true)
})

test('an owner may do everything, also with an empty list', () => {
  expect(permissionsOf({ role: 'owner', permissions: [] })).toEqual([...PERMISSIONS])
})
