import { expect, test } from 'vitest'
import { asksForTwoStep, isLastSecondStep, readSecondStep, recoveryCodeText, twoStepState } from './two-step.ts'

const packer = { role: 'staff', permissions: ['manage_orders'] } as const
const cashier = { role: 'staff', permissions: ['refund_payments'] } as const
const owner = { role: 'owner', permissions: null } as const

test('who may refund or manage staff needs a second step in a live shop, and is advised to have one in a demo', () => {
  const bare = (isDemo: boolean) => [packer, cashier, owner].map((who) => twoStepState(who, { isOn: false, isDemo }))
  expect(bare(false)).toEqual(['off', 'required', 'required'])
  expect(bare(true)).toEqual(['off', 'advised', 'advised'])
  expect(twoStepState(owner, { isOn: true, isDemo: false })).toBe('on')
  expect(['refund_payments', 'manage_staff', 'manage_orders', 'customer'].map(asksForTwoStep)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a code is read as people type it, and anything else is neither kind', () => {
  expect(readSecondStep(' 123 456 ')).toEqual({ kind: 'app', code: '123456' })
  expect(readSecondStep('abcd-efgh-2345-wxyz')).toEqual({ kind: 'recovery', code: 'ABCDEFGH2345WXYZ' })
  for (const odd of ['', '12345', '1234567', 'abcd-efgh-2345', "' or 1=1 --", '１２３４５６'])
    expect(readSecondStep(odd), odd).toBeNull()
  expect(readSecondStep(recoveryCodeText('ABCDEFGH2345WXYZ'))?.code).toBe('ABCDEFGH2345WXYZ')
})

test('the last second step is not removed by itself', () => {
  expect(isLastSecondStep({ hasApp: false, passkeys: 1 })).toBe(true)
  expect(isLastSecondStep({ hasApp: false, passkeys: 2 })).toBe(false)
  expect(isLastSecondStep({ hasApp: true, passkeys: 1 })).toBe(false)
})
