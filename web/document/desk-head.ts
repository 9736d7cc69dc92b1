import type { ShopContext } from '#web/router.tsx'

type Opened = { match: { context: Pick<ShopContext, 'shop'> } }

/** Title of a screen of the back office, which no search engine lists. */
export const deskHead =
  (title: string) =>
  ({ match }: Opened) => ({
    meta: [{ title: `${title} | ${match.context.shop.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
  })
