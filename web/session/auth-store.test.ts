import { expect, test, vi } from 'vitest'
import type { SignedInUser, SignInAnswer, User } from '#domain/api/accounts.ts'
import { ApiError } from '#web/api/api.ts'
import { NOBODY, NOBODY_YET } from './auth-state.ts'
import { createAuthStore } from './auth-store.ts'

const user: User = {
  id: 1,
  name: 'Asha Rai',
  email: 'asha@example.com',
  role: 'customer',
  permissions: [],
  email_verified: true,
  has_password: true,
  has_google: false,
  two_step: 'off',
  created_at: '2026-01-01T00:00:00.000Z',
}
const signedIn: SignedInUser = { user, token: 'a-token' }
const refusal = (status: number, message: string) => new ApiError(status, { message, code: 'x' })

function open(stored: string | null = null) {
  const shelf = { token: stored }
  const calls = {
    user: vi.fn(async () => ({ success: true as const, data: user })),
    login: vi.fn(async () => ({ success: true as const, data: signedIn as SignInAnswer })),
    finishLogin: vi.fn(async () => ({ success: true as const, data: signedIn })),
    register: vi.fn(async () => ({ success: true as const, data: signedIn })),
    logout: vi.fn(async () => ({ success: true as const, data: null })),
    loginWithCode: vi.fn(async () => ({ success: true as const, data: signedIn })),
  }
  const said: string[] = []
  const onPersonChanged = vi.fn()
  const store = createAuthStore({
    calls,
    onPersonChanged,
    say: { success: (text) => said.push(text), failure: (text) => said.push(text) },
    token: {
      read: () => shelf.token,
      store: (token) => void (shelf.token = token),
      remove: () => void (shelf.token = null),
    },
  })
  return { store, calls, shelf, said, onPersonChanged }
}

test('without a stored token the visitor is a guest and nothing is asked', async () => {
  const { store, calls } = open()
  expect(store.read()).toEqual(NOBODY_YET)
  await store.followToken()
  expect(store.read()).toEqual(NOBODY)
  expect(calls.user).not.toHaveBeenCalled()
})

test('a stored token is checked at start', async () => {
  const { store } = open('a-token')
  const checking = store.followToken()
  expect(store.read()).toMatchObject({ token: 'a-token', isLoading: true })
  await checking
  expect(store.read()).toMatchObject({ user, token: 'a-token', isLoading: false })
})

test('a bad token is removed without a word', async () => {
  const { store, calls, shelf, said } = open('a-token')
  calls.user.mockRejectedValue(refusal(401, 'Your session has ended.'))
  await store.followToken()
  expect(store.read()).toEqual(NOBODY)
  expect(shelf.token).toBeNull()
  expect(said).toEqual([])
})

test.each([0, 429, 500, 502, 503, 504])(
  '%i says nothing about the token, until the shop answers again',
  async (status) => {
    const { store, calls, shelf } = open('a-token')
    calls.user.mockRejectedValueOnce(refusal(status, 'Not now.'))
    await store.followToken()
    expect(store.read()).toMatchObject({ user: null, isLoading: false, isUnreachable: true })
    expect(shelf.token).toBe('a-token')
    await store.followToken()
    expect(store.read()).toMatchObject({ user, isUnreachable: false })
  },
)

test('code that did not come says nothing about the token either', async () => {
  const { store, calls, shelf } = open('a-token')
  calls.user.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await store.followToken()
  expect([store.read().isUnreachable, shelf.token]).toEqual([true, 'a-token'])
})

test('login stores the token and says so; the loading flag is set meanwhile', async () => {
  const { store, calls, shelf, said, onPersonChanged } = open()
  const attempt = store.login(' asha@example.com ', 'secret1')
  expect(store.read().isLoading).toBe(true)
  expect(await attempt).toEqual({ ok: true })
  expect(calls.login).toHaveBeenCalledWith('asha@example.com', 'secret1')
  expect(store.read()).toMatchObject({ user, token: 'a-token', isLoading: false })
  expect(shelf.token).toBe('a-token')
  expect(said).toEqual(['Login successful!'])
  expect(onPersonChanged).toHaveBeenCalledTimes(1)
})

test('a refused login says the words of the server, or "Login failed"', async () => {
  const { store, calls, said, shelf } = open()
  calls.login.mockRejectedValueOnce(refusal(401, 'Email or password is wrong.'))
  expect(await store.login('asha@example.com', 'secret1')).toMatchObject({
    ok: false,
    message: 'Email or password is wrong.',
  })
  calls.login.mockRejectedValueOnce(new Error('broken'))
  await store.login('asha@example.com', 'secret1')
  expect(said).toEqual(['Email or password is wrong.', 'Login failed'])
  expect(store.read().isLoading).toBe(false)
  expect(shelf.token).toBeNull()
})

test('registration sends the name trimmed', async () => {
  const { store, calls, said } = open()
  await store.register({ name: ' Asha Rai ', email: ' a@b.in ', password: '123456', password_confirmation: '123456' })
  expect(calls.register).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha Rai', email: 'a@b.in' }))
  expect(said).toEqual(['Registration successful!'])
})

test('logout removes token and user at once, also when the server cannot be told', async () => {
  const { store, calls, shelf, said } = open()
  await store.login('asha@example.com', 'secret1')
  calls.logout.mockRejectedValue(refusal(0, 'unreachable'))
  store.logout()
  expect(store.read()).toEqual(NOBODY)
  expect(shelf.token).toBeNull()
  expect(said.at(-1)).toBe('Logged out successfully')
})

test('a logout in another tab logs out here, and forgets what was fetched for the person', async () => {
  const { store, shelf, onPersonChanged } = open('a-token')
  await store.followToken()
  shelf.token = null
  await store.followToken()
  expect(store.read().user).toBeNull()
  expect(onPersonChanged).toHaveBeenCalledTimes(1)
})

test('a login as somebody else in another tab is followed', async () => {
  const { store, calls, shelf } = open('a-token')
  await store.followToken()
  calls.user.mockResolvedValue({ success: true, data: { ...user, id: 2, name: 'Bina' } })
  shelf.token = 'other-token'
  await store.followToken()
  expect(store.read()).toMatchObject({ token: 'other-token', user: { name: 'Bina' } })
})

test('the person can be replaced by an update', async () => {
  const { store } = open('a-token')
  await store.followToken()
  store.updateUser({ ...user, name: 'Asha Devi' })
  expect(store.read().user?.name).toBe('Asha Devi')
})

test('who has two-step sign-in is not logged in before the second step, and begins again when it took too long', async () => {
  const { store, calls, shelf, said } = open()
  await store.followToken()
  const challenged = { success: true as const, data: { challenge: 'a-challenge', steps: ['app' as const] } }
  calls.login.mockResolvedValueOnce(challenged)
  expect(await store.login('asha@example.com', 'secret')).toEqual({ ok: true })
  expect(store.read()).toMatchObject({ user: null, challenge: 'a-challenge', isLoading: false })
  expect([shelf.token, said]).toEqual([null, []])
  calls.finishLogin.mockRejectedValueOnce(new ApiError(410, { message: 'Too long.', code: 'challenge_ended' }))
  expect(await store.finishLogin('123456')).toMatchObject({ ok: false })
  expect(store.read().challenge).toBeNull()
  calls.login.mockResolvedValueOnce(challenged)
  await store.login('asha@example.com', 'secret')
  await store.finishLogin('123456')
  expect(calls.finishLogin).toHaveBeenLastCalledWith('a-challenge', '123456')
  expect(store.read()).toMatchObject({ user, token: 'a-token', challenge: null })
})
