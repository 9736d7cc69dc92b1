import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'

test('a person knows their own devices by name', () => {
  expect(deviceName(`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`)).toBe(
    'Chrome on Android',
  )
  expect(deviceName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0`)).toBe(
    'Edge on Windows',
  )
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1')).toBe(
    'Safari on iPhone',
  )
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0')).toBe('Firefox on Linux')
})

test('what says nothing about itself is an unknown device', () => {
  expect(deviceName(undefined)).toBe('Unknown device')
  expect(deviceName('curl/8.5')).toBe('Unknown device')
})
