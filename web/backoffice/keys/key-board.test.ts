import { expect, test } from 'vitest'
import { addKeys, findBinding, keyBoard } from './key-board.ts'

const keys = (title: string, ...names: string[]) => ({
  title,
  bindings: names.map((key) => ({ key, label: `${title} ${key}`, onPress: () => undefined })),
})

test('a list on the screen takes a key before the frame around it does', () => {
  const groups = [keys('Everywhere', '/', 'x'), keys('Orders', 'x')]
  expect(findBinding(groups, 'x')?.label).toBe('Orders x')
  expect(findBinding(groups, '/')?.label).toBe('Everywhere /')
  expect(findBinding(groups, 'q')).toBeUndefined()
})

test('a key that the browser answers itself is listed and left to it', () => {
  const groups = [{ title: 'Orders', bindings: [{ key: 'Enter', label: 'Open the row' }] }]
  expect(findBinding(groups, 'Enter')).toBeUndefined()
})

test('a screen that is left takes its keys along', () => {
  const leave = addKeys(keys('Orders', 'j'))
  expect(findBinding(keyBoard.read(), 'j')).toBeDefined()
  leave()
  expect(findBinding(keyBoard.read(), 'j')).toBeUndefined()
})
