import type { Product } from '#domain/api/catalog.ts'
import { type BadgeKind, productBadges } from '#domain/catalog/badges.ts'
import { useShop } from '#web/document/use-shop.ts'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { warrantyBadge } from './warranty-badge.ts'

const Award = drawnIcon('award')
const BadgeCheck = drawnIcon('badge-check')
const Hammer = drawnIcon('hammer')
const PackageX = drawnIcon('package-x')
const Ruler = drawnIcon('ruler')
const ShieldCheck = drawnIcon('shield-check')
const Tag = drawnIcon('tag')
const Truck = drawnIcon('truck')

const LOOKS: Record<BadgeKind, { tone: BadgeTone; icon: IconType }> = {
  stock: { tone: 'green', icon: BadgeCheck },
  made_to_order: { tone: 'outline', icon: Ruler },
  sold_out: { tone: 'red', icon: PackageX },
  discount: { tone: 'terracotta', icon: Tag },
  shipping: { tone: 'blue', icon: Truck },
  warranty: { tone: 'outline', icon: ShieldCheck },
  featured: { tone: 'yellow', icon: Award },
  material: { tone: 'outline', icon: Hammer },
  category: { tone: 'outline', icon: Tag },
}

export function ProductBadges({ product }: { product: Product }) {
  const { rate } = useShop().delivery
  const badges = productBadges({ ...product, warranty: warrantyBadge(product.extra_details.warranty) }, rate)
  return (
    <ul aria-label="At a glance" className="mt-6 flex flex-wrap gap-2">
      {badges
        .filter(({ kind }) => kind !== 'discount')
        .map(({ kind, label }) => {
          const { tone, icon: Icon } = LOOKS[kind]
          return (
            <li key={kind}>
              <Badge tone={tone} icon={<Icon aria-hidden />} className="py-1">
                {label}
              </Badge>
            </li>
          )
        })}
    </ul>
  )
}
