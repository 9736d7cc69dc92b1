import { type FormEvent, useState } from 'react'
import type { TwoStepState } from '#domain/accounts/two-step.ts'
import { passwordError } from '#domain/accounts/validate-login.ts'
import type { TwoStepSetUp as SetUp } from '#domain/api/accounts.ts'
import { twoStepApi } from '#web/api/two-step.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { useAccountChange } from './use-account-change.ts'

const WORDS: Record<TwoStepState, string> = {
  on: '',
  off: 'It is off.',
  advised: 'It is off. With your rights it is advised here, and required once the shop is live.',
  required: 'It is off. Refunds and staff stay shut for you until it is on.',
}

type TwoStepSetUpProps = { state: TwoStepState; onCodes: (codes: readonly string[]) => void | Promise<void> }

/** The password first, then the picture for the app, then a code that proves it arrived. */
export function TwoStepSetUp({ state, onCodes }: TwoStepSetUpProps) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  return setUp ? (
    <ProveApp setUp={setUp} onCodes={onCodes} />
  ) : (
    <>
      {WORDS[state] !== '' && <p className="mb-4 text-muted">{WORDS[state]}</p>}
      <AskPassword onSetUp={setSetUp} />
    </>
  )
}

function AskPassword({ onSetUp }: { onSetUp: (setUp: SetUp) => void }) {
  const api = useApi()
  const { field, form, values, check, refuse } = useFields({ password: '' }, (input) => passwordError(input.password))
  const beginning = useAccountChange({
    change: () => twoStepApi(api).begin(values.password),
    onDone: ({ data }) => onSetUp(data),
    onRefused: refuse,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) beginning.mutate(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" className="justify-self-start" isBusy={beginning.isPending}>
        Set up two-step sign-in
      </Button>
    </form>
  )
}

function ProveApp({ setUp, onCodes }: { setUp: SetUp; onCodes: TwoStepSetUpProps['onCodes'] }) {
  const api = useApi()
  const { field, form, values, check, refuse } = useFields({ code: '' }, ({ code }) =>
    /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? {} : { code: 'Code must be 6 digits' },
  )
  const confirming = useAccountChange({
    change: () => twoStepApi(api).confirm(values.code),
    onDone: ({ data }) => onCodes(data.codes),
    onRefused: refuse,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) confirming.mutate(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p>Show this picture to the app on your phone (Google Authenticator, Aegis, 1Password and others).</p>
      <img
        src={setUp.picture}
        alt="QR code for the app; the key below says the same"
        width={208}
        height={208}
        className="size-52 rounded-sm border border-sand bg-white p-2"
      />
      <p className="text-sm text-muted">
        No camera? Type this key into the app:{' '}
        <code className="font-semibold wrap-anywhere text-ink">{(setUp.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <TextInput
        {...field('code')}
        label="Code that the app shows"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        autoFocus
      />
      <Button type="submit" className="justify-self-start" isBusy={confirming.isPending}>
        Switch it on
      </Button>
    </form>
  )
}
