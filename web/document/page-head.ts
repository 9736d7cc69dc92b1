import type { ShopContext } from '#web/router.tsx'

type Page = {
  title: string
  description: string
  /** Path with its significant parameters; the canonical address. */
  path: string
  image?: string | undefined
  type?: 'website' | 'article' | 'product'
  /** Private and transient pages stay out of search engines. */
  noindex?: boolean
  extra?: Record<string, string>[]
}

/** 1200 x 630, what every network that shows previews takes. */
const SHARE_PICTURE = '/share.jpg'

/** Title, description, canonical and Open Graph of one page, for a route's `head`. */
export function pageHead(
  { publicUrl, shop }: Pick<ShopContext, 'publicUrl' | 'shop'>,
  { title, description, path, image, type = 'website', noindex, extra = [] }: Page,
) {
  const url = `${publicUrl}${path}`
  const picture = absolute(publicUrl, image || SHARE_PICTURE)
  const fullTitle = title.includes(shop.name) ? title : `${title} | ${shop.name}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: shop.name },
      { property: 'og:locale', content: 'en_IN' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:image', content: picture },
      ...shareSizes(image),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...extra,
    ],
    links: noindex ? [] : [{ rel: 'canonical', href: url }],
  }
}

/** The shop's own picture and those of products are made in this size; others are as they are. */
const shareSizes = (image: string | undefined) =>
  !image || image.startsWith('/media/share/')
    ? [
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
      ]
    : []

const absolute = (publicUrl: string, address: string) => (/^https?:/.test(address) ? address : `${publicUrl}${address}`)

/** There is nothing at this address, or not any more. */
export const lostPageHead = ({ shop }: Pick<ShopContext, 'shop'>, title: string) => ({
  meta: [{ title: `${title} | ${shop.name}` }, { name: 'robots', content: 'noindex' }],
})
