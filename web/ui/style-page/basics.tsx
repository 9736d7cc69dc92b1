import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ArrowLink, TextLink } from '#web/ui/action/text-link.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { Group, Row } from '#web/ui/style-page/shelf.tsx'

const Heart = drawnIcon('heart')
const Search = drawnIcon('search')
const ShoppingBag = drawnIcon('shopping-bag')
const Trash2 = drawnIcon('trash-2')

const SWATCHES = [
  'bg-paper text-ink',
  'bg-linen text-ink',
  'bg-linen text-muted',
  'bg-sand text-ink',
  'bg-bark text-paper',
  'bg-bark text-straw',
  'bg-bark text-brass-light',
  'bg-leaf text-paper',
  'bg-leaf-soft text-leaf-deep',
  'bg-terracotta text-paper',
  'bg-terracotta-soft text-terracotta-deep',
  'bg-paper text-terracotta',
  'bg-paper text-brass-deep',
]

export function Colours() {
  return (
    <Group title="Colour">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {SWATCHES.map((swatch) => (
          <div key={swatch} className={`rounded-sm border border-sand p-3 text-sm ${swatch}`}>
            {swatch.replaceAll(/bg-|text-/g, '').replace(' ', ' / ')}
          </div>
        ))}
      </div>
    </Group>
  )
}

const SIZES = ['text-display', 'text-title', 'text-heading', 'text-subheading']

export function Letters() {
  return (
    <Group title="Letters">
      {SIZES.map((size) => (
        <p key={size} className={`mb-3 font-serif font-medium tracking-tight ${size}`}>
          Where Comfort Meets Elegance ₹1,23,456
        </p>
      ))}
      <p className="mb-3 text-lead">
        Lead: sofas, beds and tables made by 300 people in our Siliguri workshop since 1983.
      </p>
      <p className="mb-3 max-w-prose">
        Text: each piece is cut, joined, woven and finished under one roof. Read{' '}
        <TextLink href="/about">how we work</TextLink>.
      </p>
      <p className="mb-3 text-sm text-muted">Small and quiet: inclusive of all taxes ₹54,670.50</p>
      <ArrowLink href="/products">ALL PRODUCTS</ArrowLink>
    </Group>
  )
}

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const BUTTON_SIZES: ButtonSize[] = ['sm', 'md', 'lg']

export function Buttons() {
  return (
    <Group title="Buttons">
      {BUTTON_SIZES.map((size) => (
        <Row key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Add to Cart
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button isBusy>Creating Order...</Button>
        <Button disabled>Out of Stock</Button>
        <Button variant="secondary" disabled>
          Not yet
        </Button>
        <ButtonLink href="/products" icon={<Search aria-hidden className="size-4" />}>
          A link that looks like one
        </ButtonLink>
        <CopyButton text="https://shop.example/">Copy link</CopyButton>
      </Row>
      <div className="mb-5 flex flex-wrap gap-4 bg-bark p-6">
        <Button variant="light">Explore Collection</Button>
        <Button variant="glass">Visit Store</Button>
      </div>
      <Row>
        <IconButton label="Cart, 3 items" icon={ShoppingBag} count={3} />
        <IconButton label="Add to favourites" icon={Heart} variant="outlined" isPressed={false} />
        <IconButton label="Remove from favourites" icon={Heart} variant="outlined" isPressed />
        <IconButton label="Remove" icon={Trash2} size="sm" />
        <IconButton label="Remove" icon={Trash2} size="sm" disabled />
        <IconButton label="Raised" icon={Heart} variant="raised" />
        <Tooltip text="Words that help">
          <Button variant="quiet">With a tooltip</Button>
        </Tooltip>
      </Row>
    </Group>
  )
}
