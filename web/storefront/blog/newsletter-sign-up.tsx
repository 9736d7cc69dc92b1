import { MailCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { isEmail } from '#domain/accounts/email.ts'
import { ApiError } from '#web/api/api.ts'
import { joinNewsletter } from '#web/api/content.ts'
import { useApi } from '#web/api/use-api.ts'
import { BotTrap } from '#web/storefront/contact/enquiry-parts.tsx'
import { typedText } from '#web/storefront/contact/typed-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { controlClass } from '#web/ui/form/field.tsx'

type State =
  | { status: 'writing' | 'sending' }
  | { status: 'wrong'; message: string }
  | { status: 'sent'; message: string }

export function NewsletterSignUp() {
  const api = useApi()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>({ status: 'writing' })
  const id = useId()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const website = typedText(event.currentTarget, 'website')
    if (!isEmail(email))
      return setState({ status: 'wrong', message: email.trim() ? 'Email is invalid' : 'Email is required' })
    setState({ status: 'sending' })
    try {
      const { message = '' } = await joinNewsletter(api, { email, website })
      setState({ status: 'sent', message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ status: 'wrong', message: error.errors['email']?.[0] ?? error.message })
    }
  }

  if (state.status === 'sent')
    return (
      <p role="status" className="mt-8 flex max-w-md items-start gap-3 text-lg">
        <MailCheck aria-hidden className="mt-1 size-6 shrink-0 text-brass-light" />
        {state.message}
      </p>
    )
  const isWrong = state.status === 'wrong'
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="relative mt-8 max-w-md">
      <label htmlFor={id} className="text-sm font-semibold">
        Your email
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setEmail(target.value)
            setState({ status: 'writing' })
          }}
          className={`${controlClass} w-auto min-w-0 grow basis-56`}
        />
        <Button type="submit" variant="light" isBusy={state.status === 'sending'}>
          Tell me
        </Button>
      </div>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-medium text-paper">
          {state.message}
        </p>
      )}
      <BotTrap />
    </form>
  )
}
