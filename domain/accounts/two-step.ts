import { MINUTE } from '#domain/time/durations.ts'
import { may, type Permission, type Person } from './permissions.ts'

/** Money that leaves the shop, and who may work in it: a stolen password alone must not reach either. */
const NEED_TWO_STEP: readonly string[] = ['refund_payments', 'manage_staff'] satisfies Permission[]

export const asksForTwoStep = (access: string): boolean => NEED_TWO_STEP.includes(access)

export const TWO_STEP_STATES = ['on', 'off', 'advised', 'required'] as const
export type TwoStepState = (typeof TWO_STEP_STATES)[number]

export const needsTwoStep = (person: Person): boolean =>
  NEED_TWO_STEP.some((permission) => may(person, permission as Permission))

/** In a shop that is tried out nothing is worth stealing: there it is advice. */
export function twoStepState(person: Person, { isOn, isDemo }: { isOn: boolean; isDemo: boolean }): TwoStepState {
  if (isOn) return 'on'
  if (!needsTwoStep(person)) return 'off'
  return isDemo ? 'advised' : 'required'
}

export const STEP_SECONDS = 30
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE
export const RECOVERY_CODE_COUNT = 10

export type SecondStep = { readonly kind: 'app' | 'recovery'; readonly code: string }

/** As people type it: with gaps and hyphens, in either case. Null: neither of the two kinds. */
export function readSecondStep(typed: string): SecondStep | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : null
}

/** Four groups of four are easier to copy than sixteen letters. */
export const recoveryCodeText = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** How the second step of a login can be made; a recovery code always can. */
export const SECOND_STEPS = ['app', 'passkey'] as const
export type SecondStepWay = (typeof SECOND_STEPS)[number]

export const MOST_PASSKEYS = 10
export const LONGEST_PASSKEY_NAME = 60

/** Who removed the last one would be locked out, or open to a stolen password: switching two-step sign-in off is an action of its own. */
export const isLastSecondStep = ({ hasApp, passkeys }: { hasApp: boolean; passkeys: number }): boolean =>
  !hasApp && passkeys <= 1
