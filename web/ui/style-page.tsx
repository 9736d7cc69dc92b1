import { Armchair, Heart, PackageOpen, Search, ShoppingBag, Trash2, Truck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Accordion } from '#web/ui/accordion.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LinkChip, RemovableChip } from '#web/ui/chip.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Money, PriceTag } from '#web/ui/money.tsx'
import { notice } from '#web/ui/notice.ts'
import { Pager } from '#web/ui/pager.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { RatingInput } from '#web/ui/rating-input.tsx'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ArrowLink, TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** Every part in every state, on one page: the place to look when a part changes. */
export function StylePage() {
  return (
    <div className="page py-section">
      <SectionHeading
        level={1}
        kicker="Design system"
        title="Warm paper, sal wood, hill light"
        lead="Every part in every state."
      />
      <Colours />
      <Letters />
      <Buttons />
      <Forms />
      <Small />
      <Pictures />
      <Panels />
      <States />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16 border-t border-sand pt-6">
      <h2 className="mb-6 text-heading">{title}</h2>
      {children}
    </section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-5 flex flex-wrap items-center gap-4">{children}</div>
}

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

function Colours() {
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

function Letters() {
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

function Buttons() {
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

const SORTS = [
  { value: 'new', label: 'Newest' },
  { value: 'low', label: 'Price, low to high' },
]

function Forms() {
  const [speed, setSpeed] = useState<'standard' | 'express'>('standard')
  const [stars, setStars] = useState<number | null>(4)
  return (
    <Group title="Forms">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextInput label="Full Name" isRequired autoComplete="name" defaultValue="Ananya Chettri" />
        <TextInput label="Email" isRequired type="email" error="Email is invalid" defaultValue="ananya@" />
        <TextInput label="Phone" isRequired type="tel" prefix="+91" hint="For the driver on the day of delivery." />
        <PasswordInput label="Password" isRequired defaultValue="sal-wood-1983" autoComplete="new-password" />
        <Select label="Sort By" options={SORTS} />
        <TextInput label="Price from" prefix="₹" inputMode="numeric" placeholder="0" disabled />
        <Textarea label="Order Notes" isRequired={false} />
        <div>
          <Checkbox label="Same as billing address" defaultChecked />
          <Checkbox label="In stock only" hint="24 products" />
          <Checkbox label="I agree to the terms" error="Please agree to go on" />
          <RadioGroup
            legend="Delivery"
            name="speed"
            value={speed}
            onChange={setSpeed}
            options={[
              { value: 'standard', label: 'Standard', hint: '7-14 business days' },
              { value: 'express', label: 'Express', hint: '3-7 business days, ₹300 more' },
            ]}
          />
        </div>
        <RatingInput legend="Your rating" name="stars" value={stars} onChange={setStars} />
        <SearchBox />
      </div>
    </Group>
  )
}

const FOUND = ['Cane lounge chair', 'Cane back sofa', 'Cane pendant lamp'].map((label) => ({ id: label, label }))

function SearchBox() {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="Search"
      placeholder="Search products"
      value={text}
      onValueChange={setText}
      canOpen={text.length >= 2}
      options={text.startsWith('ca') ? FOUND : []}
      status={text.startsWith('ca') ? null : 'No products found'}
      onPick={(option) => setText(option.label)}
      onSubmit={(value) => toast(`Search for ${value}`)}
    />
  )
}

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

function Small() {
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

const drawing = (colour: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="${colour}" d="M0 0h4v5H0z"/></svg>`)}`,
  width: 800,
  height: 1000,
})
const SLIDES = ['#c9b79c', '#8a9a86', '#b98f72', '#6d6256'].map((colour, index) => ({
  id: colour,
  content: <Picture picture={drawing(colour)} alt={`Picture ${index + 1}`} ratio="fill" />,
}))

function Pictures() {
  return (
    <Group title="Pictures">
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <Carousel label="Pictures of the chair" slides={SLIDES} stageClass="aspect-[4/5]" hasThumbnails />
        <Carousel
          label="Two pictures"
          slides={SLIDES.slice(0, 2)}
          stageClass="aspect-[4/5]"
          counter={(n, m) => `${n} / ${m}`}
        />
        <Picture picture={null} alt="No picture yet" />
        <Picture
          picture={{ src: '/missing.jpg', width: 800, height: 1000, colour: '#c9b79c' }}
          alt="A picture that fails to load"
        />
      </div>
    </Group>
  )
}

const SECTIONS = ['Description', 'Specifications', 'Shipping & Returns'].map((title) => ({
  id: title,
  title,
  content: <p>Free shipping on all orders. Delivery typically takes 3-5 business days.</p>,
}))

function Panels() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'right' | null>(null)
  const [tab, setTab] = useState('orders')
  const close = () => setOpen(null)
  return (
    <Group title="Panels">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => setOpen('right')}>Right drawer</Button>
        <Button variant="secondary" onClick={() => toast.success('Terai lounge chair added to cart!')}>
          Toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Payment cancelled', 'Nothing was charged.')}>
          Error toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => notice({ title: 'A piece in your cart has sold out', description: 'We took it off.' })}
        >
          Notice
        </Button>
      </Row>
      <Accordion items={SECTIONS} defaultOpenId="Description" className="max-w-prose" />
      <div className="mt-8 max-w-prose">
        <Tabs
          label="Account"
          activeId={tab}
          onChange={setTab}
          tabs={[
            { id: 'orders', label: 'Orders', content: 'Two orders' },
            { id: 'profile', label: 'Profile', content: 'Name and email' },
          ]}
        />
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Cancel this order?"
        description="The fee is ₹1,299.90 and ₹11,699.10 comes back to you."
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel order
            </Button>
          </>
        }
      >
        <Textarea label="Why?" isRequired={false} />
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Filters"
        footer={<Button isBlock>Show 24 products</Button>}
      >
        <Checkbox label="Living Room" />
        <Checkbox label="Bedroom" />
      </Drawer>
      <Drawer isOpen={open === 'right'} onClose={close} title="Details" side="right">
        <p>From the other side.</p>
      </Drawer>
    </Group>
  )
}

function States() {
  return (
    <Group title="States">
      <div className="grid gap-8 md:grid-cols-3">
        <EmptyState
          icon={PackageOpen}
          title="No orders found"
          text="You haven't placed any orders yet."
          headingLevel={3}
          actions={<ButtonLink href="/products">Start Shopping</ButtonLink>}
        />
        <FailedState title="Failed to load products" headingLevel={3} />
        <div>
          <Skeleton className="mb-4 aspect-[4/5] w-48" />
          <SkeletonText lines={3} />
        </div>
        <EmptyState icon={Armchair} title="Your cart is empty" headingLevel={3} isCompact />
      </div>
    </Group>
  )
}
