import { type FormEvent, useState } from 'react'
import { isEmail } from '#domain/accounts/email.ts'
import { ApiError } from '#web/api/api.ts'
import { typedText } from './typed-text.ts'

type State = { status: 'writing' | 'sending' | 'wrong' | 'sent'; message: string }
type Typed = { email: string; website: string }

const WRITING: State = { status: 'writing', message: '' }

/** A form that asks for an address and nothing else: what is wrong with it, and what the shop answered. */
export function useEmailForm(send: (typed: Typed) => Promise<{ message?: string | undefined }>) {
  const [{ status, message }, setState] = useState(WRITING)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [email, website] = [typedText(event.currentTarget, 'email'), typedText(event.currentTarget, 'website')]
    if (!isEmail(email)) return setState({ status: 'wrong', message: email ? 'Email is invalid' : 'Email is required' })
    setState({ status: 'sending', message: '' })
    try {
      setState({ status: 'sent', message: (await send({ email, website })).message ?? '' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ status: 'wrong', message: error.errors['email']?.[0] ?? error.message })
    }
  }

  return {
    isSending: status === 'sending',
    error: status === 'wrong' ? message : null,
    answer: status === 'sent' ? message : null,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onEdit: () => setState(WRITING),
  }
}
