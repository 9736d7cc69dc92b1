/** What the pages tell of the company: words of their texts, which change with those and not by a setting. */
export const story = {
  founded: 1983,
  experience: '42 years',
  employees: '300+',
  countryOfOrigin: 'India',
} as const
