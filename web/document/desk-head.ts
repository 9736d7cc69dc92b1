import { shopSign } from '#domain/company/shop-sign.ts'

/** Title of a screen of the back office, which no search engine lists. */
export const deskHead = (title: string) => ({
  meta: [{ title: `${title} | ${shopSign.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
})
