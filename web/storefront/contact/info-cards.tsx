import { addressLine } from '#domain/company/address-line.ts'
import { useShop } from '#web/document/use-shop.ts'
import type { ReactNode } from 'react'
import { REPLY_HOURS } from '#domain/content/enquiry.ts'
import { ExternalLink, textLinkClass } from '#web/ui/action/text-link.tsx'
import { drawnIcon, type IconType } from '#web/ui/icon/icon.tsx'

const Clock = drawnIcon('clock')
const Mail = drawnIcon('mail')
const MapPin = drawnIcon('map-pin')
const Phone = drawnIcon('phone')

export function InfoCards() {
  const shop = useShop()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <InfoCard icon={Phone} title="Phone" note={shop.phoneHoursText}>
        <a href={`tel:${shop.phone}`} className={textLinkClass}>
          {shop.phoneText}
        </a>
      </InfoCard>
      <InfoCard icon={Mail} title="Email" note={`We reply within ${REPLY_HOURS} hours`}>
        <a href={`mailto:${shop.email}`} className={textLinkClass}>
          {shop.email}
        </a>
      </InfoCard>
      <InfoCard icon={MapPin} title="Address" note="Showroom and workshop">
        <ExternalLink href={shop.mapLink} className={textLinkClass}>
          {addressLine(shop)}
        </ExternalLink>
      </InfoCard>
      <InfoCard icon={Clock} title="Hours" note="Open every day of the week">
        {shop.showroomHoursText.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </InfoCard>
    </ul>
  )
}

type InfoCardProps = { icon: IconType; title: string; note: string; children: ReactNode }

function InfoCard({ icon: Icon, title, note, children }: InfoCardProps) {
  return (
    <li className="rounded-md bg-white p-6 shadow-card lg:p-7">
      <Icon aria-hidden strokeWidth={1.4} className="size-7 text-brass-deep" />
      <h2 className="mt-5 font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <div className="mt-1.5 font-serif text-lg leading-snug">{children}</div>
      <p className="mt-2 text-sm text-muted">{note}</p>
    </li>
  )
}
