import { expect, test } from 'vitest'
import { actionText, auditChanges } from './audit-words.ts'

test('an action reads as staff would say it', () => {
  expect(actionText('order.mail_resent')).toBe('Order: mail resent')
  expect(actionText('opened')).toBe('Opened')
})

test('only what differs is told, also what came and what went', () => {
  const changes = auditChanges({ price: 100, name: 'Stool', note: 'x' }, { price: 120, name: 'Stool', tags: ['new'] })
  expect(changes).toEqual([
    { field: 'price', before: '100', after: '120' },
    { field: 'note', before: 'x', after: '' },
    { field: 'tags', before: '', after: '["new"]' },
  ])
})
