import { useState } from 'react'
import { MOST_PASSKEYS } from '#domain/accounts/two-step.ts'
import type { PasskeyFacts, TwoStep } from '#domain/api/accounts.ts'
import { knowsPasskeys } from '#web/session/ask-passkey.ts'
import { Button } from '#web/ui/action/button.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const dayText = (moment: string) => day.format(new Date(moment))

type PasskeysProps = {
  facts: TwoStep
  onCodes: (codes: readonly string[]) => void | Promise<void>
  onRemoved: () => void | Promise<void>
}

/** Keys of devices and security sticks: one press instead of a typed code, and nothing that a copied login page could ask for. */
export function Passkeys({ facts, onCodes, onRemoved }: PasskeysProps) {
  const [opened, setOpened] = useState<'add' | number | null>(null)
  const close = () => setOpened(null)
  if (facts.passkey_site === null && facts.passkeys.length === 0) return null
  const added = (codes: readonly string[]) => {
    close()
    return onCodes(codes)
  }
  const removed = () => {
    close()
    return onRemoved()
  }
  return (
    <section aria-labelledby="passkeys" className="mt-6 grid gap-4 border-t border-sand pt-5">
      <h3 id="passkeys" className="font-sans text-base font-semibold">
        Passkeys
      </h3>
      {facts.passkeys.length === 0 ? (
        <p className="text-muted">
          A fingerprint, a face, the PIN of your computer or a security stick instead of a code.
        </p>
      ) : (
        <ul className="grid gap-3">
          {facts.passkeys.map((each) => (
            <li key={each.id} className="rounded-sm border border-sand px-4 py-3">
              <PasskeyRow passkey={each} onRemove={() => setOpened(each.id)} />
              {opened === each.id && <RemovePasskey passkey={each} onDone={removed} onBack={close} />}
            </li>
          ))}
        </ul>
      )}
      {opened === 'add' ? (
        <AddPasskey onCodes={added} onBack={close} />
      ) : (
        <AddButton facts={facts} onPress={() => setOpened('add')} />
      )}
    </section>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyFacts; onRemove: () => void }) {
  const { name, created_at: created, last_used_at: used } = passkey
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          Added {dayText(created)}, {used ? `last used ${dayText(used)}` : 'not used yet'}
        </p>
      </div>
      <Button size="sm" variant="quiet" aria-label={`Remove passkey ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

/** Says beforehand why it would not work. */
function AddButton({ facts, onPress }: { facts: TwoStep; onPress: () => void }) {
  const { passkey_site: site } = facts
  if (site === null) return null
  if (!knowsPasskeys()) return <p className="text-sm text-muted">This browser knows no passkeys.</p>
  if (window.location.origin !== site)
    return <p className="text-sm text-muted">Passkeys of this shop work at {site}: open it there to add one.</p>
  if (facts.passkeys.length >= MOST_PASSKEYS)
    return <p className="text-sm text-muted">These are as many as there can be. Remove one to add another.</p>
  return (
    <Button variant="secondary" className="justify-self-start" onClick={onPress}>
      Add a passkey
    </Button>
  )
}
