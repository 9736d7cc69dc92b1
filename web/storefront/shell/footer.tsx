import { addressLine } from '#domain/company/address-line.ts'
import { story } from '#domain/company/story.ts'
import { whatsappLink } from '#domain/company/whatsapp-link.ts'
import { useShop } from '#web/document/use-shop.ts'
import type { ReactNode } from 'react'
import { BrandMark } from '#web/storefront/shell/brand.tsx'
import { SellerBlock } from '#web/storefront/shell/seller-block.tsx'
import { INFORMATION_LINKS, POLICY_LINKS } from '#domain/content/footer-links.ts'
import { type ShellLink, shellLink } from '#web/storefront/shell/shell-links.ts'
import { SocialIcon } from '#web/storefront/shell/social-icon.tsx'
import { drawnIcon } from '#web/ui/icon/icon.tsx'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { ExternalLink } from '#web/ui/action/text-link.tsx'

const Mail = drawnIcon('mail')
const MapPin = drawnIcon('map-pin')
const MessageCircle = drawnIcon('message-circle')
const Phone = drawnIcon('phone')

export function Footer() {
  const shop = useShop()
  return (
    <footer className="on-dark end-of-page bg-bark text-straw [--about:86rem] md:[--about:64rem] lg:[--about:45.5rem]">
      <div className="page pt-section pb-24">
        <div className="grid grid-cols-2 gap-x-6 gap-y-12 sm:gap-x-10 lg:grid-cols-[1.6fr_1.4fr_1fr_1fr]">
          <BrandColumn />
          <ContactColumn />
          <LinkColumn title="Information" links={INFORMATION_LINKS.map(shellLink)} />
          <LinkColumn title="Policies" links={POLICY_LINKS.map(shellLink)} />
        </div>
        <SellerBlock />
        <p className="mt-8 text-sm">
          © {shop.name}, {shop.address.city}. Furniture makers since {story.founded}. All rights reserved.
        </p>
      </div>
    </footer>
  )
}

function BrandColumn() {
  const shop = useShop()
  return (
    <div className="max-sm:col-span-2">
      <p className="flex items-center gap-2.5 font-serif text-[1.75rem]/none font-medium tracking-tighter text-paper">
        <BrandMark className="size-8 text-brass-light" />
        {shop.name}
      </p>
      <p className="mt-5 max-w-xs text-lead text-paper">{shop.tagline}.</p>
      <ul className="mt-6 flex gap-3">
        {shop.social.map(({ network, url }) => (
          <li key={network}>
            <ExternalLink
              href={url}
              className="grid size-11 place-items-center rounded-full border border-straw/50 text-paper transition-colors hover:bg-paper hover:text-bark"
            >
              <SocialIcon network={network} className="size-5" />
              <span className="sr-only">{network}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ColumnProps = { title: string; className?: string; children: ReactNode }

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="caps mb-4 font-sans text-brass-light">{title}</h2>
      <ul className="space-y-0.5">{children}</ul>
    </div>
  )
}

const LINE = 'inline-flex min-h-8 items-start gap-3 py-1 hover:text-paper hover:underline underline-offset-4'
const ICON = 'mt-1 size-4 shrink-0 text-brass-light'

function ContactColumn() {
  const shop = useShop()
  return (
    <Column title="Contact" className="max-sm:col-span-2">
      <li>
        <a href={`tel:${shop.phone}`} className={LINE}>
          <Phone aria-hidden className={ICON} />
          <span>
            {shop.phoneText}
            <span className="block text-sm">{shop.phoneHoursText}</span>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${shop.email}`} className={LINE}>
          <Mail aria-hidden className={ICON} />
          {shop.email}
        </a>
      </li>
      <li>
        <ExternalLink href={whatsappLink(shop)} className={LINE}>
          <MessageCircle aria-hidden className={ICON} />
          WhatsApp
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={shop.mapLink} className={LINE}>
          <MapPin aria-hidden className={ICON} />
          <span>
            {addressLine(shop)}
            <span className="block text-sm">{shop.showroomHoursText.join(', ')}</span>
          </span>
        </ExternalLink>
      </li>
    </Column>
  )
}

function LinkColumn({ title, links }: { title: string; links: readonly ShellLink[] }) {
  return (
    <Column title={title}>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink href={link.href} className={LINE}>
            {link.label}
          </NavLink>
        </li>
      ))}
    </Column>
  )
}
