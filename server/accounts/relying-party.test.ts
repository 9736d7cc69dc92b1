import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

test('passkeys are made for the name and address of the shop', () => {
  expect(relyingParty({ publicUrl: 'https://shop.example.com' })).toEqual({
    id: 'shop.example.com',
    origin: 'https://shop.example.com',
  })
})

test('a shop that is tried out on this machine is called localhost', () => {
  const here = { id: 'localhost', origin: 'http://localhost:3000' }
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'])
    expect(relyingParty({ publicUrl })).toEqual(here)
})

test('an address of bare numbers has none: browsers refuse it', () => {
  expect(relyingParty({ publicUrl: 'http://192.168.1.20:3000' })).toBeNull()
  expect(relyingParty({ publicUrl: 'http://[fd00::1]:3000' })).toBeNull()
})
