/**
 * Everything that names this business, in one place: the owner edits this file and the whole shop follows. The values
 * here are for demonstration: numbers and GSTIN have the right form and belong to nobody.
 */
export const shop = {
  name: 'Saalghar',
  legalName: 'Saalghar Furnishings (demo)',
  tagline: 'Furniture and furnishings, made in Siliguri since 1983',
  foundedYear: 1983,
  yearsText: '42 years',
  employeesText: '300+',
  crafts: [
    'Woodworking',
    'Metal fabrication',
    'Weaving',
    'Upholstery',
    'Stitching',
    'Panel production',
    'Paint finishes',
  ],
  phone: '+915550100100',
  phoneText: '+91 55501 00100',
  whatsapp: '915550100100',
  whatsappMessage: 'Hello Saalghar, I would like to know more about your furniture.',
  email: 'hello@saalghar.example',
  address: {
    street: '12 Sevoke Road (demo)',
    city: 'Siliguri',
    state: 'West Bengal',
    stateCode: '19',
    postalCode: '734001',
    country: 'India',
  },
  geo: { latitude: 26.7271, longitude: 88.3953 },
  mapUrl: 'https://www.openstreetmap.org/?mlat=26.7271&mlon=88.3953#map=16/26.7271/88.3953',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/saalghar.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/saalghar.example' },
  ],
  gstin: '19AAAAA0000A1ZZ',
  grievanceOfficer: {
    name: 'R. Sharma (demo)',
    designation: 'Grievance Officer',
    email: 'grievance@saalghar.example',
    phoneText: '+91 55501 00101',
  },
  hoursText: 'Mon-Sat 9AM-8PM, Sunday 10AM-6PM',
  phoneHoursText: 'Mon-Fri 9AM-6PM',
} as const

export const shopAddressLine = `${shop.address.street}, ${shop.address.city} ${shop.address.postalCode}, ${shop.address.state}, ${shop.address.country}`
