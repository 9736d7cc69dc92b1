import type { Address } from '#domain/orders/address.ts'

/** All within the delivery area. The phone numbers have the right shape and belong to nobody. */
export const SEED_ADDRESSES = {
  ananyaHome: {
    name: 'Ananya Sen',
    email: 'customer@saalghar.example',
    phone: '+919000000001',
    address: 'Flat 3B, Kanchan Apartments, Raja Rammohan Roy Road, Hakimpara',
    city: 'Siliguri',
    state: 'West Bengal',
    postal_code: '734001',
    country: 'India',
  },
  ananyaParents: {
    name: 'Sukanta Sen',
    email: 'customer@saalghar.example',
    phone: '+919000000002',
    address: '12 Club Road, Babupara',
    city: 'Jalpaiguri',
    state: 'West Bengal',
    postal_code: '735101',
    country: 'India',
  },
  bikash: {
    name: 'Bikash Tamang',
    email: 'bikash.tamang@saalghar.example',
    phone: '+919000000003',
    address: 'Upper Cart Road, near the clock tower',
    city: 'Kurseong',
    state: 'West Bengal',
    postal_code: '734203',
    country: 'India',
  },
  farhana: {
    name: 'Farhana Ali',
    email: 'farhana.ali@saalghar.example',
    phone: '+919000000004',
    address: '8 Silver Jubilee Road',
    city: 'Cooch Behar',
    state: 'West Bengal',
    postal_code: '736101',
    country: 'India',
  },
  joseph: {
    name: 'Joseph Lakra',
    email: 'joseph.lakra@saalghar.example',
    phone: '+919000000005',
    address: 'Manager’s bungalow, Tea Garden Line',
    city: 'Malbazar',
    state: 'West Bengal',
    postal_code: '735221',
    country: 'India',
  },
  kavya: {
    name: 'Kavya Agarwal',
    email: 'kavya.agarwal@saalghar.example',
    phone: '+919000000006',
    address: '41 Sevoke Road, second floor',
    city: 'Siliguri',
    state: 'West Bengal',
    postal_code: '734001',
    country: 'India',
  },
} as const satisfies Record<string, Address>

export type SeedAddress = keyof typeof SEED_ADDRESSES
