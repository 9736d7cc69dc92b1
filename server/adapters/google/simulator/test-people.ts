import type { GoogleIdentity } from '#server/adapters/google/google-provider.ts'

/** People who exist only in the test identity provider; example addresses reach nobody. */
export const testPeople: readonly GoogleIdentity[] = [
  { sub: '100000000000000000001', name: 'Meera Tamang', email: 'meera.tamang@example.com', emailVerified: true },
  { sub: '100000000000000000002', name: 'Arjun Chettri', email: 'arjun.chettri@example.com', emailVerified: true },
  { sub: '100000000000000000003', name: 'Ritu Agarwal', email: 'ritu.agarwal@example.com', emailVerified: true },
  { sub: '100000000000000000004', name: 'Unverified Person', email: 'unverified@example.com', emailVerified: false },
]
