import { useState } from 'react'
import { AUTH_TEXTS } from '#domain/accounts/auth-texts.ts'
import { PASSKEYS } from '#domain/api/endpoints/passkeys.ts'
import { ApiError } from '#web/api/api.ts'
import { isRefusedWith } from '#web/api/call.ts'
import { passkeysApi } from '#web/api/passkeys.ts'
import { useApi } from '#web/api/use-api.ts'
import { answerWithPasskey, knowsPasskeys, passkeyWords } from '#web/session/ask-passkey.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { toast } from '#web/ui/message/toast.ts'

/** The second step by a key of this device, or of a stick. */
export function PasskeyLogin({ challenge }: { challenge: string }) {
  const calls = passkeysApi(useApi())
  const { acceptSignIn, forgetChallenge } = useAuth()
  const [isBusy, setIsBusy] = useState(false)
  if (!knowsPasskeys()) return null

  async function press() {
    setIsBusy(true)
    try {
      const { data } = await calls.beginLogin(challenge)
      const answer = await calls.finishLogin(challenge, await answerWithPasskey(data.options))
      acceptSignIn(answer.data)
      toast.success(AUTH_TEXTS.loginSuccess)
    } catch (error) {
      setIsBusy(false)
      toast.error(error instanceof ApiError ? error.message : passkeyWords(error))
      if (isRefusedWith(error, PASSKEYS.finishLogin, 'challenge_ended')) forgetChallenge()
    }
  }

  return (
    <Button size="lg" isBlock isBusy={isBusy} onClick={() => void press()}>
      Use a passkey
    </Button>
  )
}
