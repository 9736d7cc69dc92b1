import { Suspense, useState } from 'react'
import { AuthLayout } from './auth-layout.tsx'
import { CartReminder } from './cart-reminder.tsx'
import { GoogleButton } from './google-button.tsx'
import { OtherEntrance } from './other-entrance.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'
import { useLeaveWhenLoggedIn } from './use-leave-when-logged-in.ts'
import { useOrigin } from './use-origin.ts'
import { useAuth } from '#web/session/use-auth.ts'
import { Button } from '#web/ui/action/button.tsx'
import { late } from '#web/ui/page/late.ts'

export { loadSignInMethods } from './google-button.tsx'

const TwoStepLogin = late(async () => (await import('./two-step-login.tsx')).TwoStepLogin)
const CodeLoginForm = late(async () => (await import('./code-login-form.tsx')).CodeLoginForm)

export function LoginPage() {
  const { shown, read } = useOrigin()
  const [email, setEmail] = useState('')
  const [isByCode, setIsByCode] = useState(false)
  const { challenge } = useAuth()
  useLeaveWhenLoggedIn()
  if (challenge !== null)
    return (
      <Suspense>
        <TwoStepLogin />
      </Suspense>
    )
  return (
    <AuthLayout
      title="Login"
      lead="Good to see you again."
      needsScript="Logging in"
      foot={
        <>
          New here? <OtherEntrance page="/register">Register</OtherEntrance>
        </>
      }
    >
      {shown.startsWith('/checkout') && <CartReminder />}
      {isByCode ? (
        <Suspense>
          <CodeLoginForm email={email} />
        </Suspense>
      ) : (
        <PasswordLoginForm onEmail={setEmail} email={email} />
      )}
      <Button variant="quiet" isBlock className="mt-3" onClick={() => setIsByCode(!isByCode)}>
        {isByCode ? 'Use my password instead' : 'Email me a sign-in code instead'}
      </Button>
      <GoogleButton readOrigin={read} />
    </AuthLayout>
  )
}
