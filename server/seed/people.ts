/** Printed at start. These accounts exist for trying the shop; nobody real is behind them. */
export const DEMO_PASSWORD = 'saalghar-demo'

export type SeedPerson = {
  name: string
  email: string
  role: 'customer' | 'staff' | 'owner'
  joinedDaysAgo: number
}

export const DEMO_CUSTOMER = 'customer@saalghar.example'

export const SEED_PEOPLE = [
  { name: 'Ananya Sen', email: DEMO_CUSTOMER, role: 'customer', joinedDaysAgo: 420 },
  { name: 'Biren Roy', email: 'staff@saalghar.example', role: 'staff', joinedDaysAgo: 900 },
  { name: 'Meera Saha', email: 'owner@saalghar.example', role: 'owner', joinedDaysAgo: 1000 },
  { name: 'Bikash Tamang', email: 'bikash.tamang@saalghar.example', role: 'customer', joinedDaysAgo: 310 },
  { name: 'Farhana Ali', email: 'farhana.ali@saalghar.example', role: 'customer', joinedDaysAgo: 205 },
  { name: 'Joseph Lakra', email: 'joseph.lakra@saalghar.example', role: 'customer', joinedDaysAgo: 96 },
  { name: 'Kavya Agarwal', email: 'kavya.agarwal@saalghar.example', role: 'customer', joinedDaysAgo: 44 },
] as const satisfies readonly SeedPerson[]

export type SeedEmail = (typeof SEED_PEOPLE)[number]['email']

const SHOWN: readonly string[] = [DEMO_CUSTOMER, 'staff@saalghar.example', 'owner@saalghar.example']

/** One login of each role, for whoever tries the shop. */
export const demoLogins: readonly Pick<SeedPerson, 'role' | 'email'>[] = SEED_PEOPLE.filter(({ email }) =>
  SHOWN.includes(email),
)
