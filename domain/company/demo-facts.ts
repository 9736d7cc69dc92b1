import { isGstin } from '#domain/tax/gstin.ts'

/** Those of the shop's own facts that somebody would be misled by if they were not true. */
export type StatedFacts = {
  readonly legalName: string
  readonly email: string
  readonly phone: string
  readonly gstin: string
  readonly address: { readonly street: string }
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string }
}

/** Numbers and PANs that are given to nobody: what the demo stands on. */
const NOBODYS_PHONE = /^\+91(?:6000000\d{3}|(\d)\1{9})$/
const NOBODYS_PAN = /^\d{2}AAAAA0000A/
const NOBODYS_MAIL = /@(?:[^@]*\.)?(?:example|test|invalid|localhost)$|@example\.(?:com|org|net)$/i
const SAYS_DEMO = /\bdemo\b/i

/** Which facts are still the demo's, in words. A shop that is open tells the truth about who it is (E-Commerce Rules 2020, 5). */
export function demoFacts(facts: StatedFacts): string[] {
  const { grievanceOfficer: officer } = facts
  const checks: [string, boolean][] = [
    ['legal name', SAYS_DEMO.test(facts.legalName)],
    ['GSTIN', NOBODYS_PAN.test(facts.gstin) || !isGstin(facts.gstin)],
    ['address', SAYS_DEMO.test(facts.address.street)],
    ['phone', NOBODYS_PHONE.test(facts.phone)],
    ['e-mail', NOBODYS_MAIL.test(facts.email)],
    ["grievance officer's name", SAYS_DEMO.test(officer.name)],
    ["grievance officer's phone", NOBODYS_PHONE.test(officer.phone)],
    ["grievance officer's e-mail", NOBODYS_MAIL.test(officer.email)],
  ]
  return checks.filter(([, isDemo]) => isDemo).map(([name]) => name)
}

/** Nobody can answer a mail that comes from there. */
export const isNobodysMail = (from: string) => NOBODYS_MAIL.test(/<([^>]+)>/.exec(from)?.[1] ?? from)
