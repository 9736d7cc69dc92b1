import type { Config } from './config.ts'
import { DEMO_COUPONS } from './seed/coupons.ts'
import { DEMO_PASSWORD, demoLogins } from './seed/people.ts'
import { knownFacts } from './facts/read-settings.ts'

/** What the person who typed `npm start` wants to know: where it is, and how to get in. */
export function announce(config: Config, print: (line: string) => void): void {
  print(`\n${knownFacts().name} is open at ${config.publicUrl}\n`)
  if (!config.demo) return announceLive(config, print)
  print(`Demo logins (password ${DEMO_PASSWORD}):`)
  for (const { role, email } of demoLogins) print(`  ${role.padEnd(9)} ${email}`)
  print(`Demo coupons: ${DEMO_COUPONS.join(', ')}`)
  if (config.mail.mode === 'outbox') print(`Mail is not sent: read it at ${config.publicUrl}/dev/mail`)
  print('Payments and Google sign-in are simulated until their keys are set (docs/operations.md).\n')
}

/** Only what still has to be done; nothing here helps a stranger who reads the log. */
function announceLive({ payments, mail }: Config, print: (line: string) => void): void {
  if (payments.mode === 'off') print('Nothing can be paid yet: the keys of Razorpay are not set (docs/operations.md).')
  if (mail.mode === 'outbox') print('No mail is sent yet: SMTP_URL is not set (docs/operations.md).')
}
