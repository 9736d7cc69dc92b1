import { expect, test } from 'vitest'
import { announcementKey } from './announcement.ts'

test('other words are another announcement; the same words the same', () => {
  const said = { text: 'Closed on Friday', link: '' }
  expect(announcementKey(said)).toBe(announcementKey({ ...said }))
  expect(announcementKey({ ...said, text: 'Closed on Saturday' })).not.toBe(announcementKey(said))
  expect(announcementKey({ ...said, link: '/contact' })).not.toBe(announcementKey(said))
  expect(announcementKey(said)).toMatch(/^[a-z0-9]+$/)
})
