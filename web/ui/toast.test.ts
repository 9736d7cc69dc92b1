import { expect, test, vi } from 'vitest'
import { createToastStore } from '#web/ui/toast.ts'

test('one toast is shown at a time, and it is the latest', () => {
  const store = createToastStore()
  store.show({ title: 'Login successful!' })
  store.show({ title: 'Logged out successfully' })
  expect(store.read()?.title).toBe('Logged out successfully')
  store.dismiss()
  expect(store.read()).toBeNull()
})

test('the timer of an earlier toast does not take away the one that replaced it', () => {
  const store = createToastStore()
  store.show({ title: 'first' })
  const firstKey = store.read()?.key
  store.show({ title: 'second' })
  store.dismiss(firstKey)
  expect(store.read()?.title).toBe('second')
})

test('the same words again are a new toast, so its time starts anew', () => {
  const store = createToastStore()
  store.show({ title: 'Cane chair added to cart!' })
  const before = store.read()?.key
  store.show({ title: 'Cane chair added to cart!' })
  expect(store.read()?.key).not.toBe(before)
})

test('who has stopped listening hears nothing', () => {
  const store = createToastStore()
  const hear = vi.fn()
  const stop = store.subscribe(hear)
  store.show({ title: 'a' })
  stop()
  store.show({ title: 'b' })
  expect(hear).toHaveBeenCalledTimes(1)
})
