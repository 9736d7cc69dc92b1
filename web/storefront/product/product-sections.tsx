import { useEffect, useState } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { productTerms } from '#domain/catalog/product-terms.ts'
import { useShop } from '#web/document/use-shop.ts'
import { parseSpecifications } from '#domain/catalog/specifications.ts'
import { Accordion } from '#web/ui/navigation/accordion.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CustomerQuestions } from './customer-questions.tsx'
import { CustomerReviews } from './customer-reviews.tsx'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { FactRows } from './fact-rows.tsx'
import { followReviewsLink } from './follow-reviews-link.ts'
import { usePin } from './remembered-pin.ts'
import { useDeliveryAnswer } from './use-delivery-answer.ts'
import { wantedPieces } from '#domain/shipping/wanted-pieces.ts'

/** One section open at a time. A link to #reviews or #questions opens that one. */
export function ProductSections({ product }: { product: Product }) {
  const [openId, setOpenId] = useState<string | null>('description')
  useEffect(() => followReviewsLink(setOpenId), [])
  return (
    <Accordion
      className="mt-8"
      headingLevel={2}
      openId={openId}
      onOpenChange={setOpenId}
      items={[
        { id: 'description', title: 'Description', content: <Description product={product} /> },
        { id: 'specifications', title: 'Specifications', content: <Specifications product={product} /> },
        { id: 'dimensions', title: 'Dimensions', content: <DimensionDrawing product={product} /> },
        {
          id: 'reviews',
          title: `Customer Reviews (${product.reviews_count})`,
          content: <CustomerReviews product={product} />,
        },
        { id: 'questions', title: 'Questions & Answers', content: <CustomerQuestions product={product} /> },
        { id: 'warranty', title: 'Warranty', content: <Warranty product={product} /> },
        { id: 'shipping', title: 'Shipping & Returns', content: <ShippingAndReturns product={product} /> },
      ]}
    />
  )
}

function Description({ product }: { product: Product }) {
  const { features, care, finish } = product.extra_details
  return (
    <div className="space-y-4">
      {product.description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
      {features.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 marker:text-brass">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {finish && <Titled title="Finish" text={finish} />}
      {care && <Titled title="Care" text={care} />}
    </div>
  )
}

function Titled({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
      <p className="text-muted">{text}</p>
    </div>
  )
}

function Specifications({ product }: { product: Product }) {
  const rows = parseSpecifications(product.specifications)
  if (!rows || rows.length === 0)
    return <p className="text-muted">No specifications are recorded for this piece. Ask us.</p>
  return <FactRows rows={[...rows.map(({ name, value }) => [name, value] as const), ['SKU', product.sku]]} />
}

function Warranty({ product }: { product: Product }) {
  return <p>{productTerms(product, null, useShop().delivery.making).warranty}</p>
}

function ShippingAndReturns({ product }: { product: Product }) {
  const { answer } = useDeliveryAnswer({ pin: usePin(), ...wantedPieces(product, 1) })
  const computed = answer && answer.lines.length > 0 ? `For one piece: ${answer.lines.join(' ')}` : null
  const terms = productTerms(product, computed, useShop().delivery.making)
  return (
    <div className="space-y-3">
      <p>{terms.delivery}</p>
      <p>{terms.returns}</p>
      <p className="text-sm">
        <TextLink href="/shipping-policy">Shipping policy</TextLink> ·{' '}
        <TextLink href="/return-refund-policy">Return and refund policy</TextLink>
      </p>
    </div>
  )
}
