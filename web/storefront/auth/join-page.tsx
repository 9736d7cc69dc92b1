import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { passwordError } from '#domain/accounts/validate-login.ts'
import { confirmationError, nameError } from '#domain/accounts/validate-registration.ts'
import { JOINING } from '#domain/api/endpoints/staff.ts'
import { isRefusedWith } from '#web/api/call.ts'
import { joiningApi, type NewcomerFields } from '#web/api/joining.ts'
import { useApi } from '#web/api/use-api.ts'
import { useShop } from '#web/document/use-shop.ts'
import { refusalOf } from '#web/session/auth-store.ts'
import { loginAddress } from '#web/session/login-address.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { AuthLayout } from './auth-layout.tsx'
import { useFields } from './use-fields.ts'
import { useLinkToken } from './use-link-token.ts'

const Link2Off = drawnIcon('link-2-off')
const DESK = '/backoffice'

/** The link of an invitation leads here. */
export function JoinPage() {
  const token = useLinkToken()
  if (token === null) return <InvitationEnded />
  return token === undefined ? <Waiting /> : <Invitation token={token} />
}

function Invitation({ token }: { token: string }) {
  const shop = useShop()
  const api = useApi()
  const offer = useQuery({ queryKey: ['join', token], queryFn: () => joiningApi(api).look(token), retry: false })
  const { acceptSignIn } = useAuth()
  const router = useRouter()
  const joining = useMutation({
    mutationFn: (newcomer: NewcomerFields | null) => joiningApi(api).join(token, newcomer),
    onSuccess: ({ data, message }) => {
      // Who has two-step sign-in goes on where its code is asked for.
      const isIn = acceptSignIn(data)
      if (isIn && message) toast.success(message)
      void router.navigate({ href: isIn ? DESK : loginAddress(DESK), replace: true })
    },
    onError: (error) => toast.error(refusalOf(error, 'That did not work. Please try again.').message),
  })
  const hasEnded =
    isRefusedWith(offer.error, JOINING.look, 'link_ended') ||
    isRefusedWith(offer.error, JOINING.look, 'validation') ||
    isRefusedWith(joining.error, JOINING.join, 'link_ended')
  if (hasEnded) return <InvitationEnded />
  if (offer.isPending) return <Waiting />
  if (offer.isError)
    return <FailedState title="The invitation could not be read" onRetry={() => void offer.refetch()} />
  const { email, by, place, rights, is_new: isNew } = offer.data.data
  return (
    <AuthLayout title={`Work at ${shop.name}`} lead={`${by} invites ${email}.`} isTall>
      <p className="mb-6 rounded-sm bg-leaf-soft px-4 py-3 text-sm">
        <strong>{place}</strong>
        {rights.length > 0 ? `: ${rights.join('; ')}.` : ': everything in the back office.'}
      </p>
      {isNew ? (
        <NewcomerForm isBusy={joining.isPending} onSend={joining.mutate} />
      ) : (
        <>
          <p className="mb-5 text-muted">You have an account with this address; its password stays as it is.</p>
          <Button size="lg" isBlock isBusy={joining.isPending} onClick={() => joining.mutate(null)}>
            Join
          </Button>
        </>
      )}
    </AuthLayout>
  )
}

const EMPTY = { name: '', password: '', password_confirmation: '' }
type NewcomerFormProps = { isBusy: boolean; onSend: (fields: NewcomerFields) => void }

function NewcomerForm({ isBusy, onSend }: NewcomerFormProps) {
  const { field, form, values, check } = useFields(EMPTY, (input) => ({
    ...nameError(input.name),
    ...passwordError(input.password),
    ...confirmationError(input.password, input.password_confirmation),
  }))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (check()) onSend(values)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextInput {...field('name')} label="Name" autoComplete="name" />
      <PasswordInput {...field('password')} label="Password" hint="At least 6 characters" autoComplete="new-password" />
      <PasswordInput {...field('password_confirmation')} label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" size="lg" isBlock isBusy={isBusy}>
        {isBusy ? 'Joining...' : 'Join'}
      </Button>
    </form>
  )
}

function Waiting() {
  const shop = useShop()
  return (
    <AuthLayout
      title={`Work at ${shop.name}`}
      lead="Your invitation is being opened: it says who asks you to join and what you may do in the back office. You need a name and a password, and nothing else."
      isTall
    >
      <Spinner />
    </AuthLayout>
  )
}

function InvitationEnded() {
  return (
    <EmptyState
      className="min-h-svh"
      headingLevel={1}
      icon={Link2Off}
      title="This invitation has ended"
      text="A link works once, within 7 days. Ask whoever invited you for a new one and use the newest mail."
      actions={<ButtonLink href="/login">Go to login</ButtonLink>}
    />
  )
}
