import { type FormEvent, useState } from 'react'
import { readSecondStep } from '#domain/accounts/two-step.ts'
import { passwordError } from '#domain/accounts/validate-login.ts'
import type { TwoStep } from '#domain/api/accounts.ts'
import { twoStepApi } from '#web/api/two-step.ts'
import { useApi } from '#web/api/use-api.ts'
import { useFields } from '#web/storefront/auth/use-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { TwoStepSetUp } from './two-step-set-up.tsx'
import { useAccountChange } from './use-account-change.ts'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const codesOf = (hasApp: boolean) => (hasApp ? 'the 6 digits of your app, or a recovery code' : 'a recovery code')

type TwoStepOnProps = {
  facts: TwoStep
  onCodes: (codes: readonly string[]) => void | Promise<void>
  onOff: () => void | Promise<void>
}

export function TwoStepOn({ facts, onCodes, onOff }: TwoStepOnProps) {
  const [wish, setWish] = useState<'app' | 'codes' | 'off' | null>(null)
  const left = `${facts.codes_left} recovery ${facts.codes_left === 1 ? 'code is' : 'codes are'} left.`
  const appAdded = (codes: readonly string[]) => {
    setWish(null)
    return onCodes(codes)
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2.5">
        <Badge tone="green">On</Badge>
        <span className="text-muted">
          {facts.since ? `Since ${day.format(new Date(facts.since))}. ` : ''}
          {left}
        </span>
      </p>
      {wish === null && (
        <div className="flex flex-wrap gap-3">
          {!facts.has_app && (
            <Button variant="secondary" onClick={() => setWish('app')}>
              Add an app for codes
            </Button>
          )}
          <Button variant="secondary" onClick={() => setWish('codes')}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={() => setWish('off')}>
            Switch it off
          </Button>
        </div>
      )}
      {wish === 'app' && <TwoStepSetUp state="on" onCodes={appAdded} />}
      {wish === 'codes' && <NewCodes onCodes={onCodes} onBack={() => setWish(null)} />}
      {wish === 'off' && <SwitchOff hasApp={facts.has_app} onOff={onOff} onBack={() => setWish(null)} />}
    </div>
  )
}

function NewCodes({ onCodes, onBack }: Pick<TwoStepOnProps, 'onCodes'> & { onBack: () => void }) {
  const api = useApi()
  const { field, form, values, check, refuse } = useFields({ password: '' }, (input) => passwordError(input.password))
  const renewing = useAccountChange({
    change: () => twoStepApi(api).renewCodes(values.password),
    onDone: ({ data }) => onCodes(data.codes),
    onRefused: refuse,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) renewing.mutate(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
      <FormButtons label="Make new codes" isBusy={renewing.isPending} onBack={onBack} />
    </form>
  )
}

type SwitchOffProps = Pick<TwoStepOnProps, 'onOff'> & { hasApp: boolean; onBack: () => void }

function SwitchOff({ hasApp, onOff, onBack }: SwitchOffProps) {
  const api = useApi()
  const { field, form, values, check, refuse } = useFields({ password: '', code: '' }, (input) => ({
    ...passwordError(input.password),
    ...(readSecondStep(input.code) ? {} : { code: `Type ${codesOf(hasApp)}` }),
  }))
  const ending = useAccountChange({
    change: () => twoStepApi(api).end(values.password, values.code),
    onDone: onOff,
    onRefused: refuse,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) ending.mutate(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <PasswordInput {...field('password')} label="Password" autoComplete="current-password" />
      <TextInput
        {...field('code')}
        label="Code"
        hint={hasApp ? undefined : 'One of your recovery codes; with your password you can make new ones.'}
        autoComplete="one-time-code"
        maxLength={40}
      />
      <FormButtons label="Switch it off" isBusy={ending.isPending} onBack={onBack} />
    </form>
  )
}

function FormButtons({ label, isBusy, onBack }: { label: string; isBusy: boolean; onBack: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
