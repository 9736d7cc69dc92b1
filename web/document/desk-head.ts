import type { ShopContext } from '#web/router.tsx'

/** Title of a screen of the back office, which no search engine lists. */
export const deskHead = ({ shop }: Pick<ShopContext, 'shop'>, title: string) => ({
  meta: [{ title: `${title} | ${shop.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
})
