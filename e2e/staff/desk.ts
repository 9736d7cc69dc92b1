import type { APIRequestContext, Page } from '@playwright/test'
import { arrive } from '../buyer/buying.ts'

const PASSWORD = 'saalghar-demo'
export type Staff = 'staff' | 'owner'

export async function staffToken(request: APIRequestContext, who: Staff = 'staff'): Promise<string> {
  const answer = await request.post('/api/login', { data: { email: `${who}@saalghar.example`, password: PASSWORD } })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** Somebody of the shop's own people, logged in on this page. */
export async function arriveAtDesk(page: Page, request: APIRequestContext, who: Staff = 'staff'): Promise<void> {
  const person = { name: who, email: `${who}@saalghar.example`, password: PASSWORD }
  await arrive(page, { person: { ...person, token: await staffToken(request, who) } })
}
