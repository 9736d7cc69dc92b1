import { AuthProvider } from '#web/session/auth-provider.tsx'
import { MembersOnly } from '#web/session/members-only.tsx'
import { HydrationSlice } from '#web/ui/page/hydration-slice.tsx'
import { Notices } from '#web/ui/message/notices.tsx'
import { Toaster } from '#web/ui/message/toaster.tsx'
import { OfflineDesk } from './offline-desk.tsx'
import { StaffOnly } from './staff-only.tsx'

/** The server renders no more of it than a spinner: it never knows who is there. */
export function BackofficeFrame() {
  return (
    <AuthProvider>
      <HydrationSlice>
        <MembersOnly whenUnreachable={OfflineDesk}>
          <StaffOnly />
        </MembersOnly>
      </HydrationSlice>
      <Toaster />
      <Notices />
    </AuthProvider>
  )
}
