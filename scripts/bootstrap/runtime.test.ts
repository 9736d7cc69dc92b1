import { expect, test } from 'vitest'
import { requireSystem } from './runtime.mjs'

const here = (node: string, platform = 'linux', arch = 'x64') => ({ versions: { node }, platform, arch })

test.for(['20.1.0', '22.11.0', '24.21.0'])('Node %s on Linux starts', (node) => {
  expect(() => requireSystem(here(node))).not.toThrow()
  expect(() => requireSystem(here(node, 'linux', 'arm64'))).not.toThrow()
})

test('an older Node is told in one sentence', () => {
  expect(() => requireSystem(here('18.19.0'))).toThrow('This is Node 18.19.0. Install Node 20 or later')
})

test.for([
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'riscv64'],
])('%s on %s is told where the shop runs', ([platform, arch]) => {
  expect(() => requireSystem(here('24.0.0', platform, arch))).toThrow(/runs on Linux with an x64 or arm64/)
})
