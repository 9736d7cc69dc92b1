import { useState } from 'react'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { LinkChip, RemovableChip } from '#web/ui/action/chip.tsx'
import { Money, PriceTag } from '#web/ui/text/money.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { RatingStars } from '#web/ui/text/rating-stars.tsx'
import { Spinner } from '#web/ui/message/spinner.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { Group, Row } from '#web/ui/style-page/shelf.tsx'

const Truck = drawnIcon('truck')

const TONES: BadgeTone[] = [
  'yellow',
  'blue',
  'purple',
  'green',
  'red',
  'orange',
  'grey',
  'leaf',
  'terracotta',
  'outline',
]

export function SmallParts() {
  const [quantity, setQuantity] = useState(1)
  return (
    <Group title="Small parts">
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="green" icon={<Truck aria-hidden />}>
          Free Shipping
        </Badge>
      </Row>
      <Row>
        {[0, 2.5, 3.3, 4.5, 5].map((rating) => (
          <RatingStars key={rating} rating={rating} />
        ))}
        <RatingStars rating={4.5} size="sm" />
        <RatingStars rating={4.5} size="lg" />
      </Row>
      <Row>
        <PriceTag amount={54_670} original={61_500} size="lg" />
        <PriceTag amount={12_999} original={15_000} />
        <PriceTag amount={900} size="sm" />
        <Money amount={762.71} />
      </Row>
      <Row>
        <Stepper label="Quantity" value={quantity} max={5} maxHint="Only 5 available in stock" onChange={setQuantity} />
        <Stepper label="Small" size="sm" value={quantity} min={0} max={5} onChange={setQuantity} />
        <Stepper label="Unknown stock" value={1} max={null} onChange={setQuantity} />
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
      </Row>
      <Row>
        <RemovableChip removeLabel="Remove filter Living Room" onRemove={() => toast('Removed')}>
          Living Room
        </RemovableChip>
        <LinkChip href="?sale=1">On sale</LinkChip>
        <LinkChip href="?stock=1" isOn>
          In stock
        </LinkChip>
      </Row>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Products', href: '/products' },
          { label: 'Terai lounge chair in sal and cane' },
        ]}
      />
      <Pager page={4} lastPage={9} hrefFor={(page) => `?page=${page}`} className="my-6" />
      <Pager label="More pages" page={1} lastPage={2} hrefFor={(page) => `?page=${page}`} />
    </Group>
  )
}
