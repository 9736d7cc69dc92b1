import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import type { User } from '#domain/api/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'

export type TestPerson = { user: User; token: string; headers: { authorization: string } }
type Shop = { app: FastifyInstance; db: Db }
type Body = { success: boolean; message: string; code: string; errors?: Record<string, string[]>; data: never }

export const PASSWORD = 'correct horse'

/** Registers somebody through the front door, as a shopper would. */
export async function registerPerson(
  { app }: Pick<Shop, 'app'>,
  email: string,
  name = 'Asha Rai',
): Promise<TestPerson> {
  const payload = { name, email, password: PASSWORD, password_confirmation: PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/register', payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return personOf(answer.json<{ data: { user: User; token: string } }>().data)
}

export async function logInPerson({ app }: Pick<Shop, 'app'>, email: string, password = PASSWORD): Promise<TestPerson> {
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return personOf(answer.json<{ data: { user: User; token: string } }>().data)
}

export async function personWithRole(shop: Shop, email: string, role: Role): Promise<TestPerson> {
  const person = await registerPerson(shop, email)
  await shop.db.update(users).set({ role }).where(eq(users.id, person.user.id))
  return person
}

const personOf = ({ user, token }: { user: User; token: string }): TestPerson => ({
  user,
  token,
  headers: { authorization: `Bearer ${token}` },
})

/** Sends JSON and reads the envelope. */
export function caller(app: FastifyInstance) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    person?: TestPerson,
  ) => {
    const answer = await app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: { 'x-requested-with': 'XMLHttpRequest', ...person?.headers },
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Body>() }
  }
}
