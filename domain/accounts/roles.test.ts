import { expect, test } from 'vitest'
import { isRole, may, type Permission, ROLES } from '#domain/accounts/roles.ts'

const all: Permission[] = ['open_back_office', 'manage_catalog', 'manage_orders', 'refund_payments', 'manage_staff']

test('a customer may do nothing in the back office', () => {
  expect(all.filter((permission) => may('customer', permission))).toEqual([])
})

test('staff run the shop; money and people are the owner’s', () => {
  expect(all.filter((permission) => may('staff', permission))).toEqual([
    'open_back_office',
    'manage_catalog',
    'manage_orders',
  ])
})

test('whoever stands higher may do everything that those below may', () => {
  for (const permission of all) {
    const granted = ROLES.map((role) => may(role, permission))
    expect(granted).toEqual(granted.toSorted())
  }
  expect(isRole('admin')).toBe(false)
})
