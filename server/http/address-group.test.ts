import { expect, test } from 'vitest'
import { addressGroup } from './address-group.ts'

test('an IPv4 address stands for itself, however it is written', () => {
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7')
  expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('all addresses of one household count as one, those of the next do not', () => {
  const home = addressGroup('2001:db8:1:2::1')
  expect(addressGroup('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe(home)
  expect(addressGroup('2001:DB8:1:2:a:b:c:d')).toBe(home)
  expect(addressGroup('2001:db8:1:3::1')).not.toBe(home)
})

test('short forms are read right', () => {
  expect(addressGroup('::1')).toBe('0:0:0:0::/64')
  expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(addressGroup('2001:db8::')).toBe('2001:db8:0:0::/64')
})
