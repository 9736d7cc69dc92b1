import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { may, type Permission, PERMISSIONS, permissionsOf } from './permissions.ts'
import { PRESET_NAMES, presetOf, RIGHT_AREAS, STAFF_PRESETS } from './staff-presets.ts'
import { refuseChange, refuseGrant, refuseTouch, tidyRights } from './staff-rights.ts'

const owner = { id: 1, role: 'owner', permissions: null } as const
const second = { id: 2, role: 'owner', permissions: null } as const
const head = { id: 3, role: 'staff', permissions: ['open_back_office', 'manage_staff', 'manage_orders'] } as const
const packer = { id: 4, role: 'staff', permissions: [...STAFF_PRESETS.packer] } as const
const asStaff = (...permissions: Permission[]) => ({ role: 'staff', permissions }) as const
const asOwner = { role: 'owner', permissions: [] } as const

describe('who may give what', () => {
  test('an owner gives everything; others only what they have, and never the owner’s place', () => {
    expect(refuseGrant(owner, asOwner)).toBeNull()
    expect(refuseGrant(head, asStaff('manage_orders'))).toBeNull()
    expect(refuseGrant(head, asStaff('manage_orders', 'refund_payments'))).toBe('rights_you_lack')
    expect(refuseGrant({ role: 'staff', permissions: [...PERMISSIONS] }, asOwner)).toBe('rights_you_lack')
    expect(refuseGrant(packer, asStaff('manage_orders'))).toBe('rights_you_lack')
  })

  test('whatever is granted, nobody ends with more than the giver had', () => {
    const some = fc.subarray([...PERMISSIONS])
    fc.assert(
      fc.property(some, some, some, (mine, theirs, wanted) => {
        const actor = { id: 1, role: 'staff', permissions: mine } as const
        const target = { id: 2, role: 'staff', permissions: theirs } as const
        const refused = refuseChange({ actor, target, wanted: asStaff(...wanted), owners: 1 })
        return refused !== null || wanted.every((each) => may(actor, each))
      }),
    )
  })
})

describe('who may change whom', () => {
  test('the last owner neither goes nor is demoted; with a second one they may be', () => {
    const demote = { actor: owner, target: owner, wanted: asStaff('manage_orders') }
    expect(refuseChange({ ...demote, owners: 1 })).toBe('last_owner')
    expect(refuseChange({ ...demote, wanted: null, owners: 1 })).toBe('last_owner')
    expect(refuseChange({ ...demote, actor: second, owners: 2 })).toBeNull()
    expect(refuseChange({ ...demote, actor: second, wanted: null, owners: 2 })).toBeNull()
  })

  test('nobody locks themselves out', () => {
    const change = { actor: owner, target: owner, owners: 2 }
    expect(refuseChange({ ...change, wanted: null })).toBe('yourself')
    expect(refuseChange({ ...change, wanted: asStaff('manage_orders') })).toBe('yourself')
    expect(refuseChange({ ...change, wanted: asOwner })).toBeNull()
    expect(refuseChange({ actor: head, target: head, wanted: asStaff('manage_staff'), owners: 1 })).toBeNull()
  })

  test('nobody touches whom they could not have given their rights', () => {
    expect(refuseChange({ actor: head, target: packer, wanted: null, owners: 1 })).toBe('above_you')
    expect(refuseTouch(head, owner)).toBe('above_you')
    expect(refuseTouch(owner, head)).toBeNull()
    expect(refuseTouch(packer, { role: 'staff', permissions: [] })).toBe('above_you')
  })
})

describe('presets', () => {
  test('each is recognised again, and a list of one’s own is none of them', () => {
    for (const name of PRESET_NAMES)
      expect(presetOf(name === 'owner' ? owner : { role: 'staff', permissions: [...STAFF_PRESETS[name]] })).toBe(name)
    expect(presetOf(head)).toBeNull()
    expect(presetOf({ role: 'customer', permissions: null })).toBeNull()
  })

  test('each opens the back office; only an owner manages staff', () => {
    for (const preset of Object.values(STAFF_PRESETS)) {
      expect(preset).toContain('open_back_office')
      expect(preset).not.toContain('manage_staff')
    }
  })

  test('every right has a name in one area, but the one that everybody here has', () => {
    const named = RIGHT_AREAS.flatMap(({ rights }) => Object.keys(rights))
    expect([...named, 'open_back_office'].toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  test('rights are kept in one order, each once, with the way in', () => {
    expect(tidyRights(asStaff('manage_orders', 'manage_stock', 'manage_orders'))).toEqual(
      asStaff('open_back_office', 'manage_stock', 'manage_orders'),
    )
    expect(tidyRights({ role: 'owner', permissions: ['manage_orders'] })).toEqual(asOwner)
    expect(permissionsOf(asOwner)).toEqual([...PERMISSIONS])
  })
})
