import type { ShopContext } from '#web/router.tsx'
import type { ShownPost } from '#web/api/content.ts'

export function articleJsonLd(
  { publicUrl, shop }: Pick<ShopContext, 'publicUrl' | 'shop'>,
  article: ShownPost,
): object {
  const url = `${publicUrl}/blog/${article.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.excerpt,
    image: [`${publicUrl}/media/scenes/${article.featured_image}`],
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#store`, name: shop.name },
    datePublished: article.published_at,
    dateModified: article.updated_at,
    articleSection: article.category,
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.read_time}M`,
    inLanguage: 'en-IN',
  }
}
