import { expect, test } from 'vitest'
import { SETTING_PARTS } from '#domain/company/setting-parts.ts'
import { SECTION_KEYS } from '#domain/company/settings.ts'

test('every section of the settings stands in one part', () => {
  expect(SETTING_PARTS.flatMap(({ sections }) => [...sections]).toSorted()).toEqual(SECTION_KEYS.toSorted())
})
