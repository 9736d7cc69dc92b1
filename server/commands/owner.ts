import { parseArgs } from 'node:util'
import { isEmail } from '#domain/accounts/email.ts'
import { transact } from '#server/db/transaction.ts'
import { makeOwner } from '#server/opening/make-owner.ts'
import { type Tools, withShop } from './with-shop.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, 'print-link': { type: 'boolean', default: false } },
})

await withShop(rescueOwner)

/** For who cannot get in: the person at the machine decides who owns the shop. */
async function rescueOwner(tools: Tools): Promise<number> {
  const { db, config, say } = tools
  const email = positionals[0] ?? ''
  if (!isEmail(email)) {
    say('Say whom: npm run owner -- you@your-shop.in [--name "Your Name"] [--print-link]')
    return 1
  }
  const { was, token } = await transact(db, (tx) => makeOwner(tx, tools, { email, name: values.name ?? null }))
  say(
    was === 'nobody'
      ? `${email} is a new owner.`
      : `${email} was ${was === 'owner' ? 'an owner' : was} and is an owner.`,
  )
  say('A link for a password is mailed by the running shop; it works once, within 24 hours.')
  if (values['print-link']) say(`${config.publicUrl}/reset-password?token=${token}`)
  return 0
}
