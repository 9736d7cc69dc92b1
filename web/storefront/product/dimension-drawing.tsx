import { Suspense } from 'react'
import type { Product } from '#domain/api/catalog.ts'
import { inCentimetres, sizeText } from '#web/storefront/listing/size-text.ts'
import { planOf } from '#domain/planning/plan-address.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { late } from '#web/ui/page/late.ts'
import { FactRows } from './fact-rows.tsx'

// The studio draws most pieces; the others are drawn here. The server renders in one go and waits for no code.
const loadDrawing = async () => (await import('./scale-drawing.tsx')).ScaleDrawing
const ScaleDrawing = import.meta.env.SSR ? await loadDrawing() : late(loadDrawing)

export function DimensionDrawing({ product }: { product: Product }) {
  const { width, depth, height } = product.dimensions
  const rows = factRows(product)
  if (rows.length === 0) return <p className="text-muted">The size of this piece is not recorded yet. Ask us.</p>
  return (
    <div>
      {product.drawing ? (
        <StudioDrawing src={product.drawing} size={sizeText(product.dimensions) ?? ''} />
      ) : (
        width !== null &&
        depth !== null &&
        height !== null && (
          <Suspense>
            <ScaleDrawing size={{ width, depth, height }} name={product.name} />
          </Suspense>
        )
      )}
      <FactRows rows={rows} />
      <p className="mt-3 text-sm">
        <TextLink href={planOf([product.slug])}>Will it fit? Try it at your wall and door</TextLink>
      </p>
    </div>
  )
}

/** Lettered so that it is read whole on a phone; a press opens it larger. */
function StudioDrawing({ src, size }: { src: string; size: string }) {
  return (
    <a href={src} target="_blank" rel="noopener" className="mb-3 block">
      <img
        src={src}
        alt={`Front and side beside a person of 155 cm: ${size}. Opens larger in a new tab.`}
        width={1000}
        height={620}
        loading="lazy"
        className="h-auto w-full"
      />
    </a>
  )
}

function factRows({ dimensions: { width, depth, height }, weight }: Product): [string, string][] {
  const sizes: [string, number | null][] = [
    ['Width', width],
    ['Depth', depth],
    ['Height', height],
  ]
  const known = sizes.flatMap(([name, size]): [string, string][] => (size ? [[name, `${inCentimetres(size)} cm`]] : []))
  return weight > 0 ? [...known, ['Weight', `${weight} kg`]] : known
}
