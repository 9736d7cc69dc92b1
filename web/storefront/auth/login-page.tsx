import { useState } from 'react'
import { CartReminder } from './cart-reminder.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { CodeLoginForm } from './code-login-form.tsx'
import { GoogleButton } from './google-button.tsx'
import { loginAddress } from './login-address.ts'
import { PasswordLoginForm } from './password-login-form.tsx'
import { useLeaveWhenLoggedIn } from './use-leave-when-logged-in.ts'
import { useOrigin } from './use-origin.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function LoginPage() {
  const origin = useOrigin()
  const [email, setEmail] = useState('')
  const [isByCode, setIsByCode] = useState(false)
  useLeaveWhenLoggedIn()
  return (
    <AuthLayout
      title="Login"
      lead="Good to see you again."
      foot={
        <>
          New here? <TextLink href={loginAddress(origin, '/register')}>Register</TextLink>
        </>
      }
    >
      {origin.startsWith('/checkout') && <CartReminder />}
      {isByCode ? <CodeLoginForm email={email} /> : <PasswordLoginForm onEmail={setEmail} email={email} />}
      <Button variant="quiet" isBlock className="mt-3" onClick={() => setIsByCode(!isByCode)}>
        {isByCode ? 'Use my password instead' : 'Email me a sign-in code instead'}
      </Button>
      <GoogleButton origin={origin} />
    </AuthLayout>
  )
}
