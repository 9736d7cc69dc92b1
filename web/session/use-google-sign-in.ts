import { accountsApi } from '#web/api/accounts.ts'
import { useApi } from '#web/api/use-api.ts'
import { toast } from '#web/ui/message/toast.ts'
import { createGoogleSignIn, type GoogleSignIn } from './google-sign-in.ts'
import { useAuth } from './use-auth.ts'

/** Only the screens with a Google button carry its code: the rest of the shop does not need it. */
export function useGoogleSignIn(): GoogleSignIn {
  const api = useApi()
  const { acceptSignIn } = useAuth()
  return createGoogleSignIn({
    calls: accountsApi(api),
    store: { accept: acceptSignIn },
    say: { success: toast.success, failure: toast.error },
  })
}
