import { useMutation } from '@tanstack/react-query'
import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { EmptyState } from '#web/ui/message/empty-state.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { refusalOf } from '#web/session/auth-store.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { useLinkToken } from './use-link-token.ts'

const Link2Off = drawnIcon('link-2-off')
const MailCheck = drawnIcon('mail-check')

/** A press is asked for: mail scanners open links, and must not confirm anything by that. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  if (token === undefined)
    return <EmptyState headingLevel={1} icon={MailCheck} title="Confirm your email" text={<Spinner />} />
  return token === null ? <NotConfirmed text="This link is not complete." /> : <Confirm token={token} />
}

function Confirm({ token }: { token: string }) {
  const api = useApi()
  const { user, updateUser } = useAuth()
  const confirming = useMutation({
    mutationFn: () => accountsApi(api).confirmEmail(token),
    onSuccess: async () => {
      if (user) updateUser((await accountsApi(api).user()).data)
    },
  })
  if (confirming.isError)
    return <NotConfirmed text={refusalOf(confirming.error, 'The email could not be confirmed.').message} />
  if (confirming.isSuccess)
    return (
      <EmptyState
        headingLevel={1}
        icon={MailCheck}
        title="Your email is confirmed"
        text={confirming.data.data.email}
        actions={<ButtonLink href="/account">Go to my account</ButtonLink>}
      />
    )
  return (
    <EmptyState
      headingLevel={1}
      icon={MailCheck}
      title="Confirm your email"
      text="One press, and order news reaches you at this address."
      actions={
        <Button isBusy={confirming.isPending} onClick={() => confirming.mutate()}>
          Confirm my email
        </Button>
      }
    />
  )
}

function NotConfirmed({ text }: { text: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={Link2Off}
      title="Your email is not confirmed"
      text={text}
      actions={<ButtonLink href="/account">Go to my account</ButtonLink>}
    />
  )
}
