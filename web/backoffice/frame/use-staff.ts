import { asksForTwoStep } from '#domain/accounts/two-step.ts'
import { may, type Permission } from '#domain/accounts/permissions.ts'
import { useAuth } from '#web/session/use-auth.ts'

/** Who works here, and what they may do. Inside the frame somebody always is. */
export function useStaff() {
  const { user, logout } = useAuth()
  if (!user) throw new Error('useStaff must be used behind the login')
  return {
    user,
    logout,
    may: (permission: Permission) => may(user, permission),
    /** They have the right, and the shop refuses it until their second step is set up. */
    lacksTwoStep: (permission: Permission) =>
      user.two_step === 'required' && asksForTwoStep(permission) && may(user, permission),
  }
}
