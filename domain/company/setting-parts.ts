import type { SectionKey } from '#domain/company/settings.ts'

/** What each section of the settings is called. */
export const SECTION_TITLES: Readonly<Record<SectionKey, string>> = {
  company: 'Company',
  contact: 'Telephone and mail',
  address: 'Showroom',
  grievance: 'Grievance officer',
  hours: 'Hours',
  holidays: 'Holidays',
  charges: 'Delivery charges',
  delivery: 'Delivery times',
  zones: 'Delivery zones',
  orders: 'Unpaid orders',
  vans: 'Vans',
}

/** Other words by which somebody looks for a section. */
export const SECTION_WORDS: Readonly<Record<SectionKey, string>> = {
  company: 'name of the shop legal name gstin gst tagline',
  contact: 'phone number whatsapp chat instagram facebook social email address',
  address: 'address street town city pin code map latitude longitude location',
  grievance: 'complaints e-commerce rules',
  hours: 'opening open closed week sunday phone hours',
  holidays: 'closed days puja festival calendar',
  charges: 'shipping cost free delivery limit express installation rupees',
  delivery: 'weeks made to order courier weight districts radius',
  zones: 'pin codes states shipping where we deliver days',
  orders: 'hold minutes reserve stock close cancel after hours',
  vans: 'delivery round drive tempo',
}

type SettingPart = { readonly path: string; readonly title: string; readonly sections: readonly SectionKey[] }

/** The settings part by part, each with an address of its own. */
export const SETTING_PARTS = [
  {
    path: '/backoffice/settings',
    title: 'The shop',
    sections: ['company', 'contact', 'address', 'grievance'],
  },
  { path: '/backoffice/settings/days', title: 'Hours and holidays', sections: ['hours', 'holidays'] },
  { path: '/backoffice/settings/delivery', title: 'Delivery', sections: ['charges', 'delivery', 'zones'] },
  { path: '/backoffice/settings/orders', title: 'Orders and vans', sections: ['orders', 'vans'] },
] as const satisfies readonly SettingPart[]

export type SettingPath = (typeof SETTING_PARTS)[number]['path']
