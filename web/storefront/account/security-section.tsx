import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { twoStepQuery } from '#web/api/two-step.ts'
import { useApi } from '#web/api/use-api.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FailedState } from '#web/ui/message/failed-state.tsx'
import { Skeleton } from '#web/ui/message/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoStepOn } from './two-step-on.tsx'
import { TwoStepSetUp } from './two-step-set-up.tsx'

const ABOUT =
  'A login asks for a code of an app on your phone, or for a passkey, as well. A stolen password alone then opens nothing.'

export function SecuritySection() {
  return (
    <AccountSection title="Two-step sign-in" text={ABOUT}>
      <TwoStep />
    </AccountSection>
  )
}

function TwoStep() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { user, checkAgain, updateUser } = useAuth()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, isPending, isLoadingError, refetch } = useQuery(twoStepQuery(api))
  const follow = async (isOn: boolean) => {
    await queryClient.invalidateQueries({ queryKey: twoStepQuery(api).queryKey })
    const state = queryClient.getQueryData(twoStepQuery(api).queryKey)?.state ?? (isOn ? 'on' : 'off')
    if (user) updateUser({ ...user, two_step: state })
    else await checkAgain()
  }
  const show = async (made: readonly string[]) => {
    if (made.length > 0) setCodes(made)
    await follow(true)
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (isPending) return <Skeleton className="h-24" />
  if (isLoadingError) return <FailedState isCompact title="This could not be loaded" onRetry={() => void refetch()} />
  const passkeys = <Passkeys facts={data} onCodes={show} onRemoved={() => follow(true)} />
  if (data.state === 'on')
    return (
      <>
        <TwoStepOn facts={data} onCodes={show} onOff={() => follow(false)} />
        {passkeys}
      </>
    )
  if (!user?.has_password)
    return (
      <p className="text-muted">
        Your account has no password yet. <TextLink href="/account?tab=profile">Set one first</TextLink>.
      </p>
    )
  return (
    <>
      <TwoStepSetUp state={data.state} onCodes={show} />
      {passkeys}
    </>
  )
}
