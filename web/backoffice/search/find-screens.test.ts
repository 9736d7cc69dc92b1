import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '#domain/accounts/permissions.ts'
import { SECTION_TITLES } from '#domain/company/setting-parts.ts'
import { SECTION_KEYS } from '#domain/company/settings.ts'
import { AREAS } from '#web/backoffice/frame/areas.ts'
import { findScreens } from './find-screens.ts'

const owner = () => true
const only =
  (...mine: Permission[]) =>
  (asked: Permission) =>
    mine.includes(asked)
const titles = (text: string, may = owner as (permission: Permission) => boolean) =>
  findScreens(text, may).map(({ title }) => title)

test('a screen is found by its name, by what it is for and by other words', () => {
  expect(titles('articles')[0]).toBe('Articles')
  expect(titles('who comes when')).toEqual(['Consultations'])
  expect(titles('puja')).toEqual(['Holidays'])
  expect(titles('GSTIN')).toContain('Company')
  expect(titles('free delivery')).toEqual(['Delivery charges'])
  expect(titles('zzqq')).toEqual([])
  expect(titles('  ')).toEqual([])
})

test('each person finds the screens that they may open, and no other', () => {
  for (const permission of PERMISSIONS)
    for (const { label, needs } of AREAS)
      expect(titles(label, only(permission)).includes(label), `${label} with ${permission}`).toBe(needs === permission)
  expect(titles('holidays', only('open_back_office', 'manage_orders'))).toEqual([])
  expect(titles('coming soon', only('manage_catalog'))).toEqual([])
})

test('every section of the settings is found by its title, at its own address', () => {
  for (const key of SECTION_KEYS)
    expect(
      findScreens(SECTION_TITLES[key], owner).map(({ href }) => href.split('#')[1]),
      key,
    ).toContain(key)
  expect(findScreens('delivery zones', owner)[0]?.href).toBe('/backoffice/settings/delivery#zones')
})
