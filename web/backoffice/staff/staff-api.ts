import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Rights } from '#domain/accounts/staff-rights.ts'
import { STAFF_DESK } from '#domain/api/endpoints/staff.ts'
import type { InvitationJson, StaffRowJson, StaffSheetJson } from '#domain/api/staff.ts'
import type { Api, Query } from '#web/api/api.ts'
import { call, dataOf } from '#web/api/call.ts'

export type StaffRow = StaffRowJson
export type Colleague = StaffSheetJson
export type Invitation = InvitationJson
type Version = { version: number; reason?: string | undefined }

export const loadStaff = (api: Api, query: Query) => dataOf(call(api, STAFF_DESK.list, { query }))

export const colleagueQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'staff', 'one', id],
    queryFn: () => dataOf(call(api, STAFF_DESK.one, { params: { id } })),
    staleTime: 0,
  })

/** Rights, devices and two-step stand in the list as well. */
export const renewStaffList = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['backoffice', 'staff', 'list'] })

export const invitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backoffice', 'staff', 'invitations'],
    queryFn: () => dataOf(call(api, STAFF_DESK.invitations)),
    staleTime: 0,
  })

/** What is done to one colleague; all but the last answer their sheet as it is now. */
export const colleagueActions = (api: Api, id: number) => ({
  changeRights: ({ permissions, ...rest }: Rights & Version) =>
    dataOf(call(api, STAFF_DESK.changeRights, { params: { id }, body: { ...rest, permissions: [...permissions] } })),
  endSessions: () => dataOf(call(api, STAFF_DESK.endSessions, { params: { id } })),
  endSession: (session: number) => dataOf(call(api, STAFF_DESK.endSession, { params: { id, session } })),
  endTwoStep: () => dataOf(call(api, STAFF_DESK.endTwoStep, { params: { id } })),
  revoke: (body: Version) => call(api, STAFF_DESK.revoke, { params: { id }, body }),
})

export const invite = (api: Api, { email, role, permissions }: Rights & { email: string }) =>
  dataOf(call(api, STAFF_DESK.invite, { body: { email, role, permissions: [...permissions] } }))

export const withdraw = (api: Api, id: number) => dataOf(call(api, STAFF_DESK.withdraw, { params: { id } }))
