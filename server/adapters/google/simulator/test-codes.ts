import type { GoogleIdentity } from '#server/adapters/google/google-provider.ts'
import type { Clock, Random } from '#server/deps.ts'

/** What an authorization code stands for until it is exchanged. */
export type CodeGrant = { person: GoogleIdentity; redirectUri: string; codeChallenge: string; nonce: string }
type Issued = CodeGrant & { expiresAt: number }

const CODE_LIFE_MS = 10 * 60_000
const MOST_CODES = 1_000

/** Codes work once and for ten minutes, as Google's do. */
export function testCodes({ clock, random }: { clock: Clock; random: Random }) {
  const codes = new Map<string, Issued>()
  const forgetOldest = () => {
    const [oldest] = codes.keys()
    if (oldest !== undefined && codes.size > MOST_CODES) codes.delete(oldest)
  }
  return {
    issue(grant: CodeGrant, { isExpired = false } = {}): string {
      const code = `4/0test-${random.bytes(24).toString('base64url')}`
      codes.set(code, { ...grant, expiresAt: clock.now().getTime() + (isExpired ? -1 : CODE_LIFE_MS) })
      forgetOldest()
      return code
    },
    redeem(code: string): CodeGrant | null {
      const issued = codes.get(code)
      codes.delete(code)
      return issued && issued.expiresAt > clock.now().getTime() ? issued : null
    },
  }
}
