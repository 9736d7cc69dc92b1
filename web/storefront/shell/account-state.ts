export type Member = {
  status: 'member'
  name: string
  email: string
  /** May open the back office. */
  isStaff: boolean
}

/** unknown: a stored token is being checked. The server always renders guest: it never knows a person. */
export type AccountState = { status: 'unknown' } | { status: 'guest' } | Member
