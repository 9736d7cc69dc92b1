import { useRouteContext } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { ApiError } from '#web/api/api.ts'
import { askForRestock } from '#web/api/restock.ts'
import { BotTrap } from '#web/storefront/contact/enquiry-parts.tsx'
import { typedText } from '#web/storefront/contact/typed-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'

type State = { status: 'writing' | 'sending' | 'wrong' | 'sent'; message: string }

/** For what is sold out: one mail when it can be bought again. */
export function TellMeWhenBack({ product }: { product: Product }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<State>({ status: 'writing', message: '' })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [email, website] = [typedText(event.currentTarget, 'email'), typedText(event.currentTarget, 'website')]
    if (!isEmail(email))
      return setState({ status: 'wrong', message: email.trim() ? 'Email is invalid' : 'Email is required' })
    setState({ status: 'sending', message: '' })
    try {
      const { message = '' } = await askForRestock(api, product.id, { email, website })
      setState({ status: 'sent', message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ status: 'wrong', message: error.errors['email']?.[0] ?? error.message })
    }
  }

  if (state.status === 'sent')
    return (
      <p role="status" className="mt-5 flex items-start gap-2.5 font-semibold">
        <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {state.message}
      </p>
    )
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="relative mt-5 rounded-sm bg-linen p-4">
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          label="Tell me when it is back"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email"
          error={state.status === 'wrong' ? state.message : null}
          onChange={() => setState({ status: 'writing', message: '' })}
          className="min-w-0 grow basis-56"
        />
        <Button type="submit" isBusy={state.status === 'sending'}>
          Tell me
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">One mail, nothing else.</p>
      <BotTrap />
    </form>
  )
}
