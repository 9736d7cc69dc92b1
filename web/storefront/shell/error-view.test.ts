import { expect, test } from 'vitest'
import { requestIdOf } from '#web/storefront/shell/error-view.tsx'

test('the number to quote is shown when the server gave one', () => {
  expect(requestIdOf(Object.assign(new Error('x'), { requestId: 'req-7f3a' }))).toBe('req-7f3a')
})

test('an error without a number, or no error at all, shows none', () => {
  for (const error of [new Error('x'), null, undefined, 'x', { requestId: 7 }, { requestId: '' }])
    expect(requestIdOf(error)).toBeNull()
})
